import { parseArgs } from 'node:util';
import { examine, type Finding } from './examine';

const HELP = `npm run doctor -- <url> [--token <token>] [--header 'name: value']

Send a request to every read-only endpoint of the contract, and report each response field that
violates the contract. With a customer's token, also test the endpoints for customers.

Exit code: 0 all responses match, 1 some differ, 2 the backend is unreachable.

npm run doctor -- --config

Print every setting with its value and meaning, each unsafe combination that stops a live shop from
starting, whether the servers named in the settings respond, whether the data folder can be written
to, and whether the database ignores the case of Cyrillic letters. Secrets are hidden, and nothing
is changed.

Exit code: 0 no problems, 1 something is unsafe, invalid or unreachable.`;

const { positionals, values } = given();
const [url = ''] = positionals;

if (values.config && !values.help) {
  // Loaded on demand, so that the command also works without the folder `api`.
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
    const skipped = findings.filter(({ differences }) => differences === null);
    const fitting = findings.length - differing.length - skipped.length;
    console.log(
      `\nmatching: ${fitting}, differing: ${differing.length}, skipped: ${skipped.length}`,
    );
    return differing.length > 0 ? 1 : 0;
  } catch (error) {
    const reason = error instanceof Error ? (error.cause ?? error) : error;
    console.error(`doctor: ${url} is unreachable: ${reason}`);
    return 2;
  }
}

function headers(): Record<string, string> {
  const given = values.header.map((line) => line.split(/:\s*/, 2));
  const token = values.token ? { authorization: `Bearer ${values.token}` } : {};
  return { ...token, ...Object.fromEntries(given) };
}

function written({ name, call, status, differences }: Finding): string {
  if (differences === null) return `– ${name}: skipped, no id found to request it with (${call})`;
  const mark = differences.length > 0 ? '✗' : '✓';
  return [`${mark} ${name}: ${call} ${status}`, ...differences.map((line) => `    ${line}`)].join(
    '\n',
  );
}
