import { parseArgs } from 'node:util';
import { examine, type Finding } from './examine';

const HELP = `npm run doctor -- <address of a backend> [--token <token>] [--header 'name: value']

Asks the backend every call of the contract that changes nothing and says, call by call and field by
field, what its answers have other than the contract. With a customer's token hers are asked too.

Exit code: 0 all answers fit, 1 some differ, 2 the backend was not reached.

npm run doctor -- --config

Prints every setting with its effect, each unsafe combination that a production start would be
refused for, and whether the servers that the settings name answer. Secrets are not shown, and
nothing is changed.

Exit code: 0 all is well, 1 something is unsafe, wrong or not reached.`;

const { positionals, values } = given();
const [url = ''] = positionals;

if (values.config && !values.help) {
  // Without the folder `api` a backend of one's own can still be examined.
  const { reportConfig } = await import('./config');
  process.exitCode = await reportConfig();
} else if (values.help || !URL.canParse(url)) {
  console.log(HELP);
  process.exitCode = values.help ? 0 : 2;
} else {
  process.exitCode = await report();
}

function given() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        token: { type: 'string' },
        header: { type: 'string', multiple: true, default: [] },
        config: { type: 'boolean' },
        help: { type: 'boolean' },
      },
    });
  } catch (error) {
    console.error(`doctor: ${error instanceof Error ? error.message : error}`);
    process.exit(2);
  }
}

async function report(): Promise<number> {
  try {
    const findings = await examine({ url: url.replace(/\/$/, ''), headers: headers() });
    for (const finding of findings) console.log(written(finding));
    const differing = findings.filter(({ differences }) => differences && differences.length > 0);
    const unasked = findings.filter(({ differences }) => differences === null);
    const fitting = findings.length - differing.length - unasked.length;
    console.log(`\n${fitting} fit, ${differing.length} differ, ${unasked.length} not asked`);
    return differing.length > 0 ? 1 : 0;
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    console.error(`doctor: ${url} was not reached: ${reason}`);
    return 2;
  }
}

function headers(): Record<string, string> {
  const given = values.header.map((line) => line.split(/:\s*/, 2));
  const token = values.token ? { authorization: `Bearer ${values.token}` } : {};
  return { ...token, ...Object.fromEntries(given) };
}

function written({ name, call, status, differences }: Finding): string {
  if (differences === null) return `– ${name}: nothing to ask it with was found (${call})`;
  const mark = differences.length > 0 ? '✗' : '✓';
  return [`${mark} ${name}: ${call} ${status}`, ...differences.map((line) => `    ${line}`)].join(
    '\n',
  );
}
