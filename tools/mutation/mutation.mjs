import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../../scripts/lib/failure.mjs';
import { AREAS } from './mutation-areas.mjs';
import { keyOf } from './mutation-share.mjs';

const NOTICED = ['Killed', 'Timeout'];
const UNNOTICED = ['Survived', 'NoCoverage'];

export function sourcesAt(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) throw new Failure(`${path} does not exist.`);
  if (!found.isDirectory()) return [path];
  return readdirSync(path, { recursive: true, encoding: 'utf8' })
    .map((name) => join(path, name))
    .filter(isSource)
    .sort();
}

export function runsOf(files) {
  const runs = new Map();
  for (const file of files) {
    const area = areaOf(file);
    if (!area) {
      const known = AREAS.flatMap(({ of }) => of).join(', ');
      throw new Failure(`${file} is not a source file in any of: ${known}.`);
    }
    runs.set(area, [...(runs.get(area) ?? []), file]);
  }
  return [...runs].map(([{ stages }, mutated]) => ({
    files: mutated,
    stages: stages.map((names) => names.map(pathOfTest)),
  }));
}

/** Omits the last stage, which has the slowest tests, unless it is the only one. */
export function quickOf({ files, stages }) {
  return { files, stages: stages.length > 1 ? stages.slice(0, -1) : stages };
}

export function isMutated(file) {
  return areaOf(file) !== undefined;
}

function areaOf(file) {
  if (!isSource(file)) return undefined;
  return AREAS.find(({ of }) => of.some((path) => file === path || file.startsWith(`${path}/`)));
}

function pathOfTest(name) {
  const path = name.startsWith('packages/') ? name : `tests/${name}`;
  return `${path}.test.{ts,tsx}`;
}

function isSource(path) {
  return path.endsWith('.ts') && !path.endsWith('.d.ts');
}

/** Returns the ranges of surviving mutants in Stryker's format. Columns in it start at 0. */
export function locationsLeft({ files }) {
  const places = Object.entries(files).flatMap(([path, { mutants }]) =>
    mutants.filter(isLeft).map(({ location: { start, end } }) => {
      const [from, to] = [start, end].map(({ line, column }) => `${line}:${column - 1}`);
      return `${path}:${from}-${to}`;
    }),
  );
  return [...new Set(places)];
}

/** Returns the keys of the surviving mutants. */
export function mutantsLeft({ files }) {
  return Object.entries(files).flatMap(([path, { mutants }]) =>
    mutants.filter(isLeft).map((one) => keyOf(path, one)),
  );
}

/** Updates a report with the results of later tests on its surviving mutants. */
export function withLater({ files }, later) {
  const merged = Object.entries(files).map(([path, file]) => {
    const laterMutants = new Map(
      (later.files[path]?.mutants ?? []).map((one) => [keyOf(path, one), one]),
    );
    const mutants = file.mutants.map((one) => {
      const found = isLeft(one) && laterMutants.get(keyOf(path, one));
      return found && isCounted(found) ? found : one;
    });
    return [path, { ...file, mutants }];
  });
  return { files: Object.fromEntries(merged) };
}

function isLeft(mutant) {
  return isCounted(mutant) && !isNoticed(mutant);
}

/** Counts all mutants and the killed ones per folder, and lists the survivors. */
export function resultOf({ files }) {
  const all = Object.entries(files).flatMap(([path, { source, mutants }]) =>
    mutants.filter(isCounted).map((mutant) => ({ path, source, mutant })),
  );
  const folders = new Map();
  for (const { path, mutant } of all) {
    const folder = path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : path;
    const { noticed, mutants } = folders.get(folder) ?? { noticed: 0, mutants: 0 };
    const more = isNoticed(mutant) ? 1 : 0;
    folders.set(folder, { folder, noticed: noticed + more, mutants: mutants + 1 });
  }
  const survivors = all.filter(({ mutant }) => isLeft(mutant)).map(described);
  return { folders: [...folders.values()], survivors };
}

function isCounted({ status }) {
  return NOTICED.includes(status) || UNNOTICED.includes(status);
}

function isNoticed(mutant) {
  return NOTICED.includes(mutant.status) || isUnloadable(mutant);
}

/**
 * Returns whether a mutant prevents a test file from loading. Stryker reports it as a survivor,
 * because no test has run and failed.
 */
function isUnloadable({ status, testsCompleted }) {
  return status === 'Survived' && testsCompleted === 0;
}

export function percent({ noticed, mutants }) {
  return mutants === 0 ? '–' : `${((noticed / mutants) * 100).toFixed(1)} %`;
}

function described({ path, source, mutant }) {
  const { location, replacement, status } = mutant;
  const { start, end } = location;
  const lines = source.split('\n').slice(start.line - 1, end.line);
  lines[lines.length - 1] = lines.at(-1).slice(0, end.column - 1);
  lines[0] = lines[0].slice(start.column - 1);
  const untested = status === 'NoCoverage' ? ' (no test runs it)' : '';
  return `${path}:${start.line}  ${oneLine(lines.join(' '))} → ${oneLine(replacement)}${untested}`;
}

function oneLine(text) {
  const short = text.replace(/\s+/g, ' ');
  return short.length > 100 ? `${short.slice(0, 99)}…` : short;
}
