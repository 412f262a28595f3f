import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  citationsIn,
  citedIn,
  crowdedTitlesIn,
  requirementsOf,
  strayCommentsIn,
  unproved,
  withPlaces,
} from '@/scripts/lib/requirements.mjs';

const text = readFileSync('docs/requirements.md', 'utf8');
const cited = citedIn('tests');

test('every requirement is cited by a test', () => {
  expect(requirementsOf(text)).toHaveLength(423);
  expect(unproved(text, cited).filter((gap: string) => gap.endsWith(' no test cites it'))).toEqual(
    [],
  );
});

test('docs/requirements.md matches the output of `npm run requirements`', () => {
  expect(withPlaces(text, cited).split('\n')).toEqual(text.split('\n'));
});

test('test titles cite at most two requirements', () => {
  expect(crowdedTitlesIn('tests')).toEqual([]);
});

test('tests cite requirements only in titles and `// Requirements:` comments', () => {
  const source = `
    /** The price has a unit (S0-01). */
    // Requirements: S0-02
    test('writes a price (S0-03)', () => {
      // S0-04
    });`;
  expect([...citationsIn(source)]).toEqual(['S0-02', 'S0-03']);
});

test('a `// Requirements:` comment is directly above a test', () => {
  expect(strayCommentsIn('tests')).toEqual([]);
});

const line = 'S0-01 · A phone · with a dot · unit, browser';
const files = ['component/phone.test.tsx', 'e2e/phone.spec.ts', 'unit/phone.test.ts'];

test.each([
  [
    'writes one test file for each required level',
    line,
    files,
    'component/phone.test.tsx, e2e/phone.spec.ts',
  ],
  [
    'keeps a named file that still cites the requirement',
    `${line} · unit/phone.test.ts`,
    files,
    'unit/phone.test.ts, e2e/phone.spec.ts',
  ],
  [
    'removes a file that no longer cites the requirement',
    `${line} · unit/gone.test.ts`,
    files.slice(1, 2),
    'e2e/phone.spec.ts',
  ],
  [
    'writes a test file of a lower level if there is none of the required level',
    line,
    ['unit/phone.test.ts'],
    'unit/phone.test.ts',
  ],
])('%s', (_, before, citing, places) => {
  expect(withPlaces(`# Title\n${before}`, new Map([['S0-01', citing]]))).toBe(
    `# Title\n${line} · ${places}`,
  );
});

test('reports a requirement as a gap if no test of its level cites it', () => {
  expect(unproved(line, new Map())).toEqual(['S0-01: no test cites it']);
  expect(unproved(line, new Map([['S0-01', ['unit/phone.test.ts']]]))).toEqual([
    'S0-01: no browser test cites it',
  ]);
});
