import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { say, step } from './steps.mjs';

/** Messages of the server, the build and Next about unknown forms and settings. */
const UNRECOGNISED = /not in the known form|unrecognized key|invalid next\.config/i;
const OUTPUT_LINES = 30;

export const journeys = [
  ...['cart', 'first-visit', 'list', 'optimistic-navigation', 'product', 'sign-in', 'styles'],
].map((name) => `tests/e2e/${name}.spec.ts`);

export async function tryVersion(version) {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-compat-'));
  const checkout = {
    folder,
    output: '',
    async run(args, moreEnv = {}) {
      const env = { CHORSU_DIST: '.next', NEXT_TELEMETRY_DISABLED: '1', ...moreEnv };
      const [program, ...rest] = args;
      const { code, output } = await run(program, rest, { cwd: folder, env });
      this.output += output;
      if (code !== 0) say(output.trim().split('\n').slice(-OUTPUT_LINES).join('\n'));
      return code === 0;
    },
  };
  try {
    await copyCheckout(folder);
    return await tryCheckout(checkout, version);
  } finally {
    const log = join(tmpdir(), `chorsu-compat-${version}.log`);
    writeFileSync(log, checkout.output);
    say(`What Next ${version} and the tests printed: ${log}`);
    rmSync(folder, { recursive: true, force: true });
  }
}

async function tryCheckout(checkout, version) {
  const row = { version, installs: 'no', builds: 'no', 'page cache': '–', journeys: '–' };
  const result = (isGreen) => ({ ...row, isGreen, unrecognised: unrecognisedIn(checkout.output) });

  const install = ['npm', 'install', '--no-audit', '--no-fund', '--save-exact', `next@${version}`];
  if (!(await step(`Installing Next ${version}`, () => checkout.run(install))))
    return result(false);
  row.installs = 'yes';
  const build = [process.execPath, 'scripts/build.mjs'];
  if (!(await step(`Building with Next ${version}`, () => checkout.run(build))))
    return result(false);
  row.builds = 'yes';

  const cached = await step('Testing the page cache', () => testPageCache(checkout));
  row['page cache'] = cached.text;
  const walked = await step('Walking through the shop', () => walkJourneys(checkout));
  row.journeys = walked.text;
  return result(cached.isGreen && walked.isGreen);
}

async function testPageCache(checkout) {
  const report = join(checkout.folder, 'page-cache.json');
  const isGreen = await checkout.run([
    ...[process.execPath, 'node_modules/vitest/vitest.mjs', 'run', 'page-cache'],
    ...['--config', 'vitest.system.config.ts'],
    ...['--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  ]);
  const { numPassedTests, numFailedTests } = readReport(report);
  return { isGreen, text: counts(numPassedTests, numFailedTests) };
}

async function walkJourneys(checkout) {
  const report = join(checkout.folder, 'journeys.json');
  const isGreen = await checkout.run(
    [
      ...[process.execPath, 'scripts/e2e.mjs', ...journeys],
      ...['--project', 'phone', '--reporter=line,json'],
    ],
    { PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  );
  const { expected, flaky, unexpected } = readReport(report).stats ?? {};
  return { isGreen, text: counts(expected + flaky, unexpected) };
}

function counts(passed, failed) {
  return Number.isInteger(passed) ? `${passed} passed, ${failed} failed` : 'did not run';
}

function readReport(path) {
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
}

export function unrecognisedIn(output) {
  return [...new Set(output.split('\n').filter((line) => UNRECOGNISED.test(line)))];
}

/** Uncommitted work included, ignored files left out. */
async function copyCheckout(folder) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { output } = await run('git', list);
  for (const name of output.split('\0').filter((path) => path && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(root, name), join(folder, name));
  }
}
