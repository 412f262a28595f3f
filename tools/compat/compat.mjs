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
import { findBrowser } from '../../scripts/lib/install/browser.mjs';
import { run } from '../../scripts/lib/processes/run.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { print, step } from '../../scripts/lib/steps.mjs';

/** Matches log lines of the server, the build or Next about unrecognized markup or settings. */
const UNRECOGNISED = /(?:has|have) an unknown form|unrecognized key|invalid next\.config/i;
const OUTPUT_LINES = 30;

export const journeys = [
  'cart/cart',
  'network/first-visit',
  'network/early-press',
  'catalog/list',
  'navigation/optimistic-navigation',
  'catalog/product',
  'account/sign-in',
  'look/styles',
].map((name) => `tests/e2e/${name}.spec.ts`);

/** Runs the contract tests of `packages/deferred-hydration` with a version of Next. */
export async function tryLibrary(version) {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-compat-'));
  const report = join(folder, 'library.json');
  const vitest = ['node_modules/vitest/vitest.mjs', 'run', '--project', 'contract'];
  try {
    const tested = await step(`Testing deferred-hydration with Next ${version}`, async () => {
      const env = { NEXT_VERSION: version, CHROMIUM_PATH: await findBrowser() };
      const { code, output } = await run(process.execPath, [...vitest, ...reportTo(report)], {
        env,
      });
      if (code !== 0) print(lastLines(output));
      return { isGreen: code === 0, ...resultsIn(report) };
    });
    return { version, library: tested.text, isGreen: tested.isGreen, unrecognised: [] };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export async function tryVersion(version) {
  const library = await tryLibrary(version);
  const shop = await tryShop(version);
  return { ...library, ...shop, isGreen: library.isGreen && shop.isGreen };
}

async function tryShop(version) {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-compat-'));
  const checkout = {
    folder,
    output: '',
    async run(args, moreEnv = {}) {
      const env = { CHORSU_DIST: '.next', NEXT_TELEMETRY_DISABLED: '1', ...moreEnv };
      const [program, ...rest] = args;
      const { code, output } = await run(program, rest, { cwd: folder, env });
      this.output += output;
      if (code !== 0) print(lastLines(output));
      return code === 0;
    },
  };
  try {
    await copyCheckout(folder);
    return await tryCheckout(checkout, version);
  } finally {
    const log = join(tmpdir(), `chorsu-compat-${version}.log`);
    writeFileSync(log, checkout.output);
    print(`Output of Next ${version} and its tests: ${log}`);
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
  const walked = await step('Running the browser tests', () => walkJourneys(checkout));
  row.journeys = walked.text;
  return result(cached.isGreen && walked.isGreen);
}

async function testPageCache(checkout) {
  const report = join(checkout.folder, 'page-cache.json');
  const isGreen = await checkout.run([
    process.execPath,
    'node_modules/vitest/vitest.mjs',
    'run',
    'page-cache',
    '--project',
    'system',
    ...reportTo(report),
  ]);
  return { isGreen, ...resultsIn(report) };
}

function reportTo(report) {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
}

function resultsIn(report) {
  const { numPassedTests, numFailedTests } = readReport(report);
  return { text: counts(numPassedTests, numFailedTests) };
}

function lastLines(output) {
  return output.trim().split('\n').slice(-OUTPUT_LINES).join('\n');
}

async function walkJourneys(checkout) {
  const report = join(checkout.folder, 'journeys.json');
  const isGreen = await checkout.run(
    [
      process.execPath,
      'scripts/e2e.mjs',
      ...journeys,
      '--project',
      'phone',
      '--reporter=line,json',
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

/** Copies the checkout with uncommitted changes but without ignored files. */
async function copyCheckout(folder) {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard'];
  const { output } = await run('git', list);
  for (const name of output.split('\0').filter((path) => path && existsSync(join(root, path)))) {
    mkdirSync(dirname(join(folder, name)), { recursive: true });
    cpSync(join(root, name), join(folder, name));
  }
}
