import { parseArgs } from 'node:util';
import { readEnv } from './env';
import { OperatorFailure, StartFailure } from './errors';
import { withOperator } from './operator/connect';
import { importing } from './operator/importing';
import { setting } from './operator/setting';

const HELP = `npm run shop -- <command>

  import <file> [--dry-run]   bring a CSV or JSON catalogue in (docs/import.md)
  settings                    print the shop's settings
  settings <name>             print one of them
  settings <name> <value>     change it; modal_title.ru names one language

Exit code: 0 all done, 1 not done, 2 done but for rows that are named.`;

async function run(): Promise<number> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { 'dry-run': { type: 'boolean', default: false }, help: { type: 'boolean' } },
  });
  const [command, ...rest] = positionals;
  const env = readEnv();
  if (!command || values.help) {
    console.log(HELP);
    return command || values.help ? 0 : 1;
  }
  if (command === 'import' && rest.length === 1) {
    return withOperator(env, (shop) => importing(shop, rest, values['dry-run']));
  }
  if (command === 'settings' && rest.length <= 2) {
    return withOperator(env, (shop) => setting(shop, rest));
  }
  throw new OperatorFailure(
    `unknown command '${positionals.join(' ')}', see npm run shop -- --help`,
  );
}

try {
  process.exitCode = await run();
} catch (error) {
  const isPlain =
    error instanceof OperatorFailure ||
    error instanceof StartFailure ||
    (error instanceof TypeError && 'code' in error);
  if (!isPlain) throw error;
  console.error(`shop: ${error.message}`);
  process.exitCode = 1;
}
