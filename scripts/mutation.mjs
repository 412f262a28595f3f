import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { Failure, runMain } from './lib/failure.mjs';
import {
  isMutated,
  percent,
  placesLeft,
  resultOf,
  runsOf,
  sourcesAt,
  withLater,
} from './lib/mutation.mjs';
import { ProcessGroup } from './lib/process-group.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { say, seconds } from './lib/steps.mjs';

const USAGE = 'Usage: npm run mutation -- <path...> | --since <commit>';
const FOLDER = join(root, '.mutation');
const REPORT = join(FOLDER, 'report.json');

// `npm run mutation -- lib/domain middleware.ts` changes these sources in one place at a time and
// prints which changes no test notices; `npm run mutation -- --since main` does so with the sources
// that differ from that commit.
await runMain(async () => {
  const group = new ProcessGroup({ interruptedCode: 130 });
  try {
    process.chdir(root);
    const runs = runsOf(await askedFor(process.argv.slice(2)));
    if (runs.length === 0) say('None of these sources is mutated.');
    // A run that was interrupted has left its copy of the checkout.
    rmSync(FOLDER, { recursive: true, force: true });
    const rows = [];
    for (const one of runs) rows.push(...(await mutate(one)));
    if (rows.length > 0) console.table(rows);
  } finally {
    await group.stop();
  }
});

async function askedFor([first, commit]) {
  if (first === '--since' ? !commit : !first) throw new Failure(USAGE);
  if (first !== '--since') return process.argv.slice(2).flatMap(sourcesAt);
  // What has changed there since the two parted is not ours; a new file may not be added yet.
  const changed = await git('diff', '--name-only', '--diff-filter=d', '--merge-base', commit);
  const added = await git('ls-files', '--others', '--exclude-standard');
  return [...changed, ...added].filter(isMutated);
}

async function git(...args) {
  const { code, output } = await run('git', args);
  if (code !== 0) throw new Failure(output.trim());
  return output.split('\n');
}

async function mutate({ files, stages }) {
  const startedAt = performance.now();
  let report = null;
  for (const tests of stages) {
    const places = report ? placesLeft(report) : files;
    if (places.length === 0) break;
    const found = await ask(places, tests);
    report = report && found ? withLater(report, found) : (found ?? report);
  }
  if (!report) throw new Failure(`No test that belongs to ${files.join(', ')} imports it.`);
  const { folders, survivors } = resultOf(report);
  for (const survivor of survivors) say(survivor);
  const took = seconds(performance.now() - startedAt);
  return folders.map(({ folder, ...counts }) => ({
    folder,
    score: percent(counts),
    ...counts,
    took,
  }));
}

/** Null if no test imports what is mutated. */
async function ask(places, tests) {
  rmSync(REPORT, { force: true });
  const command = ['node_modules/@stryker-mutator/core/bin/stryker.js', 'run', '--allowEmpty'];
  const { code } = await run(process.execPath, [...command, '--mutate', places.join(',')], {
    env: { MUTATION_TESTS: tests.join(' ') },
    isShown: true,
  });
  if (code !== 0) throw new Failure(`Stryker failed on ${places.join(', ')}.`);
  return existsSync(REPORT) ? JSON.parse(readFileSync(REPORT, 'utf8')) : null;
}
