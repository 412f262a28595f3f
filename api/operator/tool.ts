import { parseArgs } from 'node:util';
import { readEnv } from '@/api/shared/env';
import { OperatorFailure, StartFailure } from '@/api/shared/errors';
import { plainLine } from '@/lib/domain/text/plain-text';
import { commands } from './commands';

const HELP = `npm run shop -- <command>

${commands.map(({ usage, does }) => `  ${usage}\n      ${does}`).join('\n')}

Exit code: 0 success, 1 failure, 2 success with reported faults.`;

/** Runs `npm run shop -- …` and returns its exit code. `given` overrides the environment. */
export async function runTool(words: string[], given: NodeJS.Dict<string> = {}): Promise<number> {
  try {
    return await carryOut(words, given);
  } catch (error) {
    const isPlain =
      error instanceof OperatorFailure ||
      error instanceof StartFailure ||
      (error instanceof TypeError && 'code' in error);
    if (!isPlain) throw error;
    // The message has several lines if a start is refused for several reasons, or if an incomplete
    // command has several usages.
    for (const line of error.message.split('\n')) console.error(`shop: ${plainLine(line)}`);
    return 1;
  }
}

async function carryOut(args: string[], given: NodeJS.Dict<string>): Promise<number> {
  const { positionals, values } = parseArgs({
    args: args.map(keepNegative),
    allowPositionals: true,
    options: {
      'dry-run': { type: 'boolean', default: false },
      'withdraw-options': { type: 'boolean', default: false },
      columns: { type: 'string' },
      format: { type: 'string' },
      out: { type: 'string' },
      since: { type: 'string' },
      from: { type: 'string' },
      until: { type: 'string' },
      min: { type: 'string' },
      uses: { type: 'string' },
      force: { type: 'boolean', default: false },
      keep: { type: 'string' },
      log: { type: 'string' },
      note: { type: 'string' },
      page: { type: 'string' },
      phone: { type: 'string' },
      replace: { type: 'boolean', default: false },
      status: { type: 'string' },
      'without-pictures': { type: 'boolean', default: false },
      yes: { type: 'boolean', default: false },
      help: { type: 'boolean' },
    },
  });
  if (positionals.length === 0 || values.help) {
    console.log(HELP);
    return values.help ? 0 : 1;
  }
  const words = positionals.map((word) => word.replace(/\s+/g, '_') || '_').join(' ');
  const command = commands.find(({ matches }) => matches.test(words));
  if (!command) throw new OperatorFailure(refusal(positionals));
  const foreign = Object.entries(values).find(
    ([name, value]) => value !== false && !command.usage.includes(`--${name}`),
  );
  if (foreign) {
    throw new OperatorFailure(`--${foreign[0]} does not apply here. Usage: ${command.usage}`);
  }
  return command.run(readEnv(given), positionals, values);
}

/**
 * Replaces the hyphen of a negative number with a minus sign, because `parseArgs` treats every word
 * that starts with a hyphen as a flag, even `-3`.
 */
function keepNegative(word: string): string {
  return word.replace(/^-(?=\d)/, '−');
}

function refusal([name = '', ...rest]: string[]): string {
  const known = commands.filter(({ usage }) => usage.startsWith(`${name} `));
  if (known.length > 0) return `usage: ${known.map(({ usage }) => usage).join('\nor: ')}`;
  return `unknown command '${[name, ...rest].join(' ')}'. See npm run shop -- --help`;
}
