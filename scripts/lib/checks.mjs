import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { cli } from './cli.mjs';
import { run } from './processes/run.mjs';
import { root } from './root.mjs';
import { print, seconds } from './steps.mjs';

/** The projects of `vitest.config.ts` that need neither a build nor other servers. */
const quickProjects = ['unit', 'component', 'api*', 'mock'].map((name) => `--project=${name}`);

/**
 * @typedef {{ name: string, passed: number, failed: number, skipped: number, took: number,
 *   failures?: { test: string, message: string }[] }} Result
 */

/** Runs a script of package.json and counts it as one test. */
export function checkScript(name, title) {
  return timed(title, async () => {
    const { code, output } = await run('npm', ['run', '--silent', name]);
    if (code !== 0) print(`\n${output.trim()}\n`);
    return code === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  });
}

export function checkTests({ title, args, env, fileVariable, fileArgument, readReport }) {
  const file = join(mkdtempSync(join(tmpdir(), 'chorsu-report-')), 'report.json');
  return timed(title, async () => {
    const { code } = await run(process.execPath, [...args, ...fileArgument(file)], {
      env: { ...env, ...(fileVariable ? { [fileVariable]: file } : {}) },
      isShown: true,
    });
    const counts = existsSync(file) ? readReport(JSON.parse(readFileSync(file, 'utf8'))) : {};
    const { passed = 0, failed = 0, skipped = 0, failures = [] } = counts;
    // A runner may also fail outside of tests, for example when a worker dies.
    return { passed, skipped, failures, failed: code === 0 ? failed : Math.max(failed, 1) };
  });
}

export function unitTests({ env }) {
  return vitest({ title: 'unit, component and API tests', args: quickProjects, env });
}

export function systemTests({ env }) {
  const args = ['--project', 'system'];
  return vitest({ title: 'system tests', args, env });
}

export function scaleTests({ env }) {
  const args = ['--project', 'scale'];
  return vitest({ title: 'services around the servers', args, env });
}

/**
 * Runs all journeys in each browser engine, or only the short tour from the home page to an order.
 */
export function engineTests({ env, engines, isTour }) {
  const args = ['--project', 'engines', '--reporter=./tests/engines/table.ts'];
  const title = `${isTour ? 'the tour' : 'journeys'} in ${engines.join(' and ')}`;
  return vitest({
    title,
    args: isTour ? [...args, 'tests/engines/tour.test.ts'] : args,
    env: { ...env, ENGINES: engines.join(' '), ...(isTour && { ENGINES_TOUR: '1' }) },
  });
}

function vitest({ title, args, env }) {
  return checkTests({
    title,
    args: [cli('vitest'), 'run', ...args],
    env,
    fileArgument: (file) => ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
    readReport: (report) => ({
      passed: report.numPassedTests,
      failed: report.numFailedTests,
      skipped: report.numPendingTests + report.numTodoTests,
      failures: report.testResults.flatMap(failuresOfFile),
    }),
  });
}

function failuresOfFile({ name, message, assertionResults }) {
  const file = relative(root, name);
  const failed = assertionResults.filter(({ status }) => status === 'failed');
  // A file that cannot be loaded reports an error but no tests.
  if (failed.length === 0 && message) return [{ test: file, message }];
  return failed.map(({ fullName, failureMessages }) => ({
    test: `${file}: ${fullName}`,
    message: failureMessages[0] ?? '',
  }));
}

export function browserTests({ env }) {
  return checkTests({
    title: 'end-to-end tests',
    args: [cli('playwright'), 'test'],
    env,
    fileVariable: 'PLAYWRIGHT_JSON_OUTPUT_NAME',
    fileArgument: () => ['--reporter=dot,json'],
    readReport: ({ stats, suites }) => ({
      passed: stats.expected + stats.flaky,
      failed: stats.unexpected,
      skipped: stats.skipped,
      failures: suites.flatMap(failuresOfSuite),
    }),
  });
}

function failuresOfSuite({ suites = [], specs }) {
  const failed = specs.filter(({ ok }) => !ok);
  return [
    ...failed.map(({ file, line, title, tests }) => ({
      test: `${file}:${line}: ${title}`,
      message:
        tests.flatMap(({ results }) => results.map(({ error }) => error?.message ?? ''))[0] ?? '',
    })),
    ...suites.flatMap(failuresOfSuite),
  ];
}

/** @returns {Promise<Result>} */
export async function timed(name, work) {
  const startedAt = performance.now();
  print(`• ${name} …`);
  const counts = await work();
  const took = performance.now() - startedAt;
  print(`${counts.failed > 0 ? '✗' : '✓'} ${name}: ${seconds(took)}`);
  return { name, skipped: 0, took, ...counts };
}
