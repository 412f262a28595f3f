import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, runMain } from '../../scripts/lib/failure.mjs';
import { ProcessGroup } from '../../scripts/lib/processes/process-group.mjs';
import { run } from '../../scripts/lib/processes/run.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { print, seconds } from '../../scripts/lib/steps.mjs';
import {
  isMutated,
  locationsLeft,
  mutantsLeft,
  percent,
  quickOf,
  resultOf,
  runsOf,
  sourcesAt,
  withLater,
} from './mutation.mjs';
import { QUERIES } from './mutation-queries.mjs';
import { shareOf } from './mutation-share.mjs';

const USAGE =
  'Usage: npm run mutation -- [--share <percent>] [--quick] [--queries] <path...> | --since <commit>';
const FOLDER = join(root, '.mutation');
const REPORT = join(FOLDER, 'report.json');
const WANTED = join(FOLDER, 'wanted.json');

// `npm run mutation -- lib/domain middleware.ts` changes these sources in one place at a time and
// prints the changes that no test detects. `--since main` selects the sources that differ from
// `main`. `--share 10` tests a fixed tenth of the mutants. `--quick` skips the last, slow stage of
// tests, and `--queries` mutates only query conditions.
await runMain(async () => {
  const group = new ProcessGroup({ interruptedCode: 130 });
  try {
    process.chdir(root);
    const { positionals, values } = readArguments();
    const runs = runsOf(
      values.since ? await changedSince(values.since) : positionals.flatMap(sourcesAt),
    );
    if (runs.length === 0)
      print('None of these sources can be mutated (see tools/mutation/mutation-areas.mjs).');
    // Removes the copy of the checkout that an interrupted run may have left.
    rmSync(FOLDER, { recursive: true, force: true });
    mkdirSync(FOLDER);
    const rows = [];
    const wanted = { share: Number(values.share), ...(values.queries && { mutator: QUERIES }) };
    for (const one of runs) rows.push(...(await mutate(values.quick ? quickOf(one) : one, wanted)));
    if (rows.length > 0) console.table(rows);
  } finally {
    await group.stop();
  }
});

function readArguments() {
  const options = {
    since: { type: 'string' },
    share: { type: 'string', default: '100' },
    quick: { type: 'boolean', default: false },
    queries: { type: 'boolean', default: false },
  };
  const { positionals, values } = parseArgs({ options, allowPositionals: true });
  const isOne = positionals.length > 0 !== Boolean(values.since);
  if (!isOne || !(Number(values.share) > 0)) throw new Failure(USAGE);
  return { positionals, values };
}

async function changedSince(commit) {
  // Compares with the merge base, so that later changes on the other branch do not count. Untracked
  // files count as new.
  const changed = await git('diff', '--name-only', '--diff-filter=d', '--merge-base', commit);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...changed, ...added].filter(isMutated);
}

async function git(...args) {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Failure(output.trim());
  return output.split('\n');
}

async function mutate({ files, stages }, wanted) {
  const startedAt = performance.now();
  let report = null;
  for (const tests of stages) {
    const places = report ? locationsLeft(report) : files;
    if (places.length === 0) break;
    const found = await runMutants(places, tests, {
      ...wanted,
      left: report && mutantsLeft(report),
    });
    report = report && found ? withLater(report, found) : (found ?? report);
  }
  if (!report)
    throw new Failure(`None of the tests listed for ${files.join(', ')} imports these sources.`);
  const { folders, survivors } = resultOf(report);
  for (const survivor of survivors) print(survivor);
  const took = seconds(performance.now() - startedAt);
  return folders.map(({ folder, ...counts }) => ({
    folder,
    score: percent(counts),
    ...counts,
    ...(wanted.share < 100 && { share: `${wanted.share} %` }),
    took,
  }));
}

/** Runs Stryker and returns its report, or `null` when no test imports the mutated sources. */
async function runMutants(places, tests, wanted) {
  rmSync(REPORT, { force: true });
  writeFileSync(WANTED, JSON.stringify(wanted));
  const stryker = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', '--allowEmpty'];
  const command = ['--import', './tools/mutation/mutation-preload.mjs', ...stryker];
  const named = ['--checkers', 'wanted', '--mutate', places.join(',')];
  const limit = ['--timeoutMS', String(limitOf(tests))];
  const { code } = await run(process.execPath, [...command, ...named, ...limit], {
    env: { MUTATION_TESTS: tests.join(' '), MUTATION_WANTED: WANTED },
    isShown: true,
  });
  if (code !== 0) throw new Failure(`Stryker failed on ${places.join(', ')}.`);
  return existsSync(REPORT)
    ? shareOf(JSON.parse(readFileSync(REPORT, 'utf8')), wanted.share)
    : null;
}

/** Returns the milliseconds that a mutant may take beyond the usual duration of the tests. */
function limitOf(tests) {
  return tests.some((path) => path.startsWith('tests/api/')) ? 60_000 : 5000;
}
