import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINE = /^((?:S\d+|B)-\d+) · (.*)$/;
const ID = /\b(?:S\d+|B)-\d+\b/g;
const TEST_FILE = /\.(?:test|spec)\.tsx?$/;
const COMMENT = /^\s*(?:\/\/|\/?\*)/;
const FURTHER_IDS = /^\s*\/\/ Requirements: /;
const ABOVE_TEST = /^\s*(?:(?:test|journey)\b|\/\/ Requirements: )/;
const MAX_IDS_IN_TITLE = 2;

const PROVES = {
  unit: /^(?:unit|component)\//,
  api: /^(?:api|mock|system|unit\/server|e2e)\//,
  browser: /^e2e\//,
};

/** Maps each requirement to the test files, relative to `folder`, that cite it. */
export function citedIn(folder) {
  const cited = new Map();
  for (const [file, text] of testFilesIn(folder)) {
    for (const id of citationsIn(text)) cited.set(id, [...(cited.get(id) ?? []), file]);
  }
  return cited;
}

/**
 * Returns the requirements that the text of a test file cites. Titles and tables cite one or two,
 * and a comment `// Requirements: S2-07, S2-08` above a test cites the others. Other comments do
 * not count.
 */
export function citationsIn(text) {
  return new Set(citingLines(text).flatMap(idsIn));
}

/** Lists the titles below `folder` that cite more than two requirements. */
export function crowdedTitlesIn(folder) {
  return testFilesIn(folder).flatMap(([file, text]) =>
    citingLines(text)
      .filter((line) => !COMMENT.test(line) && idsIn(line).length > MAX_IDS_IN_TITLE)
      .map((line) => `${file}: ${line.trim()}`),
  );
}

/** Lists the `// Requirements:` comments below `folder` that no test follows. */
export function strayCommentsIn(folder) {
  return testFilesIn(folder).flatMap(([file, text]) => {
    const lines = text.split('\n');
    return lines
      .filter((line, at) => FURTHER_IDS.test(line) && !ABOVE_TEST.test(lines[at + 1] ?? ''))
      .map((line) => `${file}: ${line.trim()}`);
  });
}

function testFilesIn(folder) {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => TEST_FILE.test(path))
    .sort()
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')]);
}

function citingLines(text) {
  return text.split('\n').filter((line) => !COMMENT.test(line) || FURTHER_IDS.test(line));
}

function idsIn(line) {
  return line.match(ID) ?? [];
}

/** Returns the text with the current list of test files for each requirement. */
export function withPlaces(text, cited) {
  return text
    .split('\n')
    .map((line) => (LINE.test(line) ? lineWithPlaces(line, cited) : line))
    .join('\n');
}

/**
 * Lists the requirements that no test cites, and for the others the test levels at which no test
 * cites them.
 */
export function unproved(text, cited) {
  return requirementsOf(text).flatMap(({ id, levels }) => {
    const files = cited.get(id) ?? [];
    if (files.length === 0) return [`${id}: no test cites it`];
    const missing = levels.filter((level) => !files.some((file) => PROVES[level].test(file)));
    return missing.map((level) => `${id}: no ${level} test cites it`);
  });
}

export function requirementsOf(text) {
  return text.split('\n').flatMap((line) => {
    const id = LINE.exec(line)?.[1];
    return id ? [{ id, ...partsOf(line) }] : [];
  });
}

function partsOf(line) {
  const parts = line.split(' · ');
  const isLevels = (part) => part.split(', ').every((level) => level in PROVES);
  const at = parts.findLastIndex(isLevels);
  return {
    sentence: parts.slice(0, at + 1).join(' · '),
    levels: (parts[at] ?? '').split(', '),
    places: parts[at + 1]?.split(', ') ?? [],
  };
}

function lineWithPlaces(line, cited) {
  const { sentence, levels, places } = partsOf(line);
  const files = cited.get(line.split(' ', 1)[0]) ?? [];
  const kept = places.filter((place) => files.includes(place));
  for (const level of levels) {
    if (kept.some((file) => PROVES[level].test(file))) continue;
    const found = files.find((file) => PROVES[level].test(file)) ?? files[0];
    if (found !== undefined && !kept.includes(found)) kept.push(found);
  }
  return kept.length > 0 ? `${sentence} · ${kept.join(', ')}` : sentence;
}
