import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, runMain } from '../../scripts/lib/failure.mjs';
import { findBrowser } from '../../scripts/lib/install/browser.mjs';
import { findFreePort } from '../../scripts/lib/processes/ports.mjs';
import { ProcessGroup } from '../../scripts/lib/processes/process-group.mjs';
import { run } from '../../scripts/lib/processes/run.mjs';
import { ServerProcess } from '../../scripts/lib/processes/server-process.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { print, seconds, step } from '../../scripts/lib/steps.mjs';

const options = {
  runs: { type: 'string', default: '10' },
  workers: { type: 'string', default: '6' },
};

/** Simulates a team that has only the packed file and its guide. */
await runMain(async () => {
  const { values } = parseArgs({ options });
  const group = new ProcessGroup({ interruptedCode: 130 });
  const tarball = newestPackage();
  const env = {
    CHROMIUM_PATH: await findBrowser(),
    PORT: process.env.PORT || String(await findFreePort()),
    API_PORT: process.env.API_PORT || String(await findFreePort()),
    // Clears the variables of an enclosing test run, if there is one.
    NODE_ENV: '',
    TEST_FULL: '',
  };
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-mock-trial-'));
  const startedAt = performance.now();
  const passed = () => seconds(performance.now() - startedAt);

  await install(folder, tarball);
  const [red] = await playwright(folder, env, ['-g', 'home page']);
  if (red) throw new Failure(`the first test fails: ${red}; its folder is kept: ${folder}`);
  print(`the first browser test passes after ${passed()}`);
  const failures = [];
  for (let round = 1; round <= Number(values.runs); round += 1) {
    const label = `Run ${round} of ${values.runs}`;
    const args = ['--workers', values.workers, '--shuffle'];
    const failed = await step(label, () => playwright(folder, env, args));
    for (const failure of failed) print(`- ${failure}`);
    failures.push(...failed);
  }
  failures.push(...(await pytest(group, folder, { ...values, env })));
  print(`failures: ${failures.length}, runs: ${values.runs}, workers: ${values.workers}`);
  if (failures.length > 0) throw new Failure(`some tests failed; the folder is kept: ${folder}`);
  rmSync(folder, { recursive: true, force: true });
});

function newestPackage() {
  const folder = join(root, '.mock-package');
  const [file] = existsSync(folder) ? readdirSync(folder).filter((n) => n.endsWith('.tgz')) : [];
  if (!file) throw new Failure('there is no package yet. Create it with npm run mock:package');
  return join(folder, file);
}

async function install(folder, tarball) {
  const { devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const playwrightAt = `@playwright/test@${devDependencies['@playwright/test']}`;
  await command(folder, 'npm', ['init', '-y']);
  await command(folder, 'npm', ['install', '--no-audit', '--no-fund', tarball, playwrightAt]);
  const guide = readFileSync(join(folder, 'node_modules/chorsu-mock/docs/playwright.md'), 'utf8');
  for (const [, name, text] of guide.matchAll(/`([\w.]+\.ts)`[^\n]*\n\n```ts\n([\s\S]*?)```/g)) {
    writeFileSync(join(folder, name), text);
  }
}

async function command(cwd, name, args) {
  const { code, output } = await run(name, args, { cwd });
  if (code !== 0) throw new Failure(`${name} ${args.join(' ')}\n${output}`);
}

/** Runs Playwright and lists the failed tests, each with the first lines of its error. */
async function playwright(folder, env, args) {
  const report = join(folder, 'report.json');
  rmSync(report, { force: true });
  const { output } = await run('npx', ['playwright', 'test', '--reporter', 'json', ...args], {
    cwd: folder,
    env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  if (!existsSync(report)) throw new Failure(output);
  const { suites, stats, errors } = JSON.parse(readFileSync(report, 'utf8'));
  if (stats.expected + stats.unexpected === 0) throw new Failure(JSON.stringify(errors));
  return suites.flatMap(({ specs }) => specs).flatMap(failuresOf);
}

function failuresOf({ title, ok, tests }) {
  if (ok) return [];
  const [error] = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors));
  return [`${title}: ${error?.message.split('\n').slice(0, 8).join(' ').slice(0, 600)}`];
}

/** Runs the pytest example first with a separate mock, then in parallel against one shared mock. */
async function pytest(group, folder, { env, runs, workers }) {
  const { code: missing } = await run('python3', ['-m', 'pytest', '--version']);
  if (missing !== 0) {
    print('  skipped the pytest example: python3 with pytest is not installed');
    return [];
  }
  const python = join(folder, 'node_modules/chorsu-mock/python');
  const tests = (args, more = {}) =>
    run('python3', ['-B', '-m', 'pytest', '-q', '-p', 'no:cacheprovider', ...args], {
      cwd: python,
      env: { ...env, ...more },
    });
  const first = await step('pytest, with a separate mock', () => tests(['test_shop.py']));
  if (first.code !== 0) throw new Failure(first.output);

  await startedMock(group, folder, env);
  const failures = await inRandomOrder(tests, { env, runs, workers });
  await group.stop();
  return failures;
}

async function inRandomOrder(tests, { env, runs, workers }) {
  const MOCK_URL = `http://127.0.0.1:${env.API_PORT}`;
  const { output } = await tests(['--collect-only', 'test_shop.py']);
  const ids = output.split('\n').filter((line) => line.includes('::'));
  const failures = [];
  await step(`pytest, tests: ${ids.length}, runs: ${runs}, workers: ${workers}`, async () => {
    for (let round = 1; round <= Number(runs); round += 1) {
      const atOnce = Array.from({ length: Number(workers) }, () =>
        tests(shuffled(ids), { MOCK_URL }),
      );
      const ended = await Promise.all(atOnce);
      failures.push(...ended.filter(({ code }) => code !== 0).map((red) => red.output));
    }
  });
  for (const failure of failures) print(failure);
  return failures;
}

async function startedMock(group, folder, { API_PORT }) {
  const mock = new ServerProcess({
    name: 'mock',
    label: 'The mock',
    args: [join(folder, 'node_modules/chorsu-mock/dist/cli.mjs'), '--api-only'],
    env: { API_PORT, NODE_ENV: '' },
  });
  await group.add(mock).waitUntilReady(`http://127.0.0.1:${API_PORT}/readyz`);
}

function shuffled(list) {
  const keyed = list.map((item) => ({ item, key: Math.random() }));
  return keyed.sort((one, other) => one.key - other.key).map(({ item }) => item);
}
