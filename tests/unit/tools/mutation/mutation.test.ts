import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
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
} from '@/tools/mutation/mutation.mjs';
import { AREAS } from '@/tools/mutation/mutation-areas.mjs';
import { isInShare, keyOf, shareOf } from '@/tools/mutation/mutation-share.mjs';

test('expands a folder to its sources and keeps a file', () => {
  const names = ['decide', 'lookup', 'status'];
  expect(sourcesAt('lib/routing')).toEqual(names.map((name) => `lib/routing/${name}.ts`));
  expect(sourcesAt('middleware.ts')).toEqual(['middleware.ts']);
  expect(() => sourcesAt('lib/nowhere')).toThrow('lib/nowhere does not exist.');
});

test('groups sources with the same tests into one run', () => {
  expect(runsOf(['lib/routing/status.ts', 'lib/domain/text/money.ts', 'middleware.ts'])).toEqual([
    {
      files: ['lib/routing/status.ts', 'middleware.ts'],
      stages: [['tests/unit/lib/routing/*.test.{ts,tsx}', 'tests/unit/middleware.test.{ts,tsx}']],
    },
    { files: ['lib/domain/text/money.ts'], stages: [['tests/unit/lib/domain/**/*.test.{ts,tsx}']] },
  ]);
});

test('runs slow tests after quick tests', () => {
  expect(runsOf(['stores/menu.ts'])).toEqual([
    {
      files: ['stores/menu.ts'],
      stages: [
        ['tests/unit/stores/*.test.{ts,tsx}'],
        ['tests/component/stores/*.test.{ts,tsx}'],
        ['tests/component/**/*.test.{ts,tsx}'],
      ],
    },
  ]);
});

test('skips slow tests in quick mode if a source has other tests', () => {
  const [stores, domain] = runsOf(['stores/menu.ts', 'lib/domain/text/money.ts']).map(quickOf);
  expect(stores?.stages).toEqual([
    ['tests/unit/stores/*.test.{ts,tsx}'],
    ['tests/component/stores/*.test.{ts,tsx}'],
  ]);
  expect(domain?.stages).toEqual([['tests/unit/lib/domain/**/*.test.{ts,tsx}']]);
});

test('uses the tests of the first API area that contains a source', () => {
  const testsOf = (path: string) => runsOf([path])[0]?.stages.flat();
  expect(testsOf('api/order/payments/record.ts')).toContain('tests/api/**/payme.test.{ts,tsx}');
  expect(testsOf('api/order/payments/record.ts')).not.toContain('tests/api/**/*.test.{ts,tsx}');
  expect(testsOf('api/media/picture-bytes.ts')).toContain('tests/api/**/*.test.{ts,tsx}');
});

test.each(['api/order', 'api/services'])(
  'does not run all API tests for a source of %s',
  (folder) => {
    const whole = runsOf(sourcesAt(folder)).filter(({ stages }) =>
      stages.flat().includes('tests/api/**/*.test.{ts,tsx}'),
    );
    expect(whole.flatMap(({ files }) => files)).toEqual([]);
  },
);

test('runs only the tests of the screens that use a hook', () => {
  const slowOf = (name: string) => runsOf([`lib/client/${name}.ts`])[0]?.stages.at(-1);
  expect(slowOf('session/sign-in')).toEqual([
    'tests/component/auth/*.test.{ts,tsx}',
    'tests/component/user/*.test.{ts,tsx}',
  ]);
  expect(slowOf('hydration/main')).toEqual(['tests/component/hydration/*.test.{ts,tsx}']);
});

test('lists only existing sources in the table of test areas', () => {
  const paths = AREAS.flatMap(({ of }) => of);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});

test('rejects a source without tests, with an error that names the source', () => {
  expect(() => runsOf(['app/robots.ts'])).toThrow(
    'app/robots.ts is not a source file in any of: lib/domain,',
  );
});

test.each(['lib/domain/text/money.ts', 'api/http/app.ts'])(
  'mutates the changed file %s',
  (path) => {
    expect(isMutated(path)).toBe(true);
  },
);

test.each([
  'api/db/migrations/0000_first.sql',
  'lib/contract/shapes.json',
  'lib/domains.ts',
  'tests/unit/middleware.test.ts',
  'components/ui/button.tsx',
])('does not mutate the changed file %s', (path) => {
  expect(isMutated(path)).toBe(false);
});

const source = 'const a = 1;\nif (a >\n  2) b();\n';
const at = (status: string, replacement: string, line = 1) => ({
  status,
  replacement,
  location:
    line === 1
      ? { start: { line: 1, column: 11 }, end: { line: 1, column: 12 } }
      : { start: { line: 2, column: 5 }, end: { line: 3, column: 4 } },
});
const report = {
  files: {
    'lib/domain/a.ts': {
      source,
      mutants: [at('Killed', '0'), at('Timeout', '0'), at('Ignored', '0'), at('Survived', '2')],
    },
    'lib/domain/b.ts': { source, mutants: [at('NoCoverage', 'true', 2)] },
    'middleware.ts': { source, mutants: [at('Killed', '0')] },
  },
};

test('counts the killed mutants per folder and file', () => {
  expect(resultOf(report).folders).toEqual([
    { folder: 'lib/domain', noticed: 2, mutants: 4 },
    { folder: 'middleware.ts', noticed: 1, mutants: 1 },
  ]);
});

test('counts a mutant that prevents tests from starting as killed', () => {
  const mutants = [{ ...at('Survived', '2'), testsCompleted: 0 }, at('Survived', '3')];
  const { folders, survivors } = resultOf({ files: { 'lib/a.ts': { source, mutants } } });

  expect(folders).toEqual([{ folder: 'lib', noticed: 1, mutants: 2 }]);
  expect(survivors).toEqual(['lib/a.ts:1  1 → 3']);
});

test('prints the location of a surviving mutant and its change', () => {
  expect(resultOf(report).survivors).toEqual([
    'lib/domain/a.ts:1  1 → 2',
    'lib/domain/b.ts:2  a > 2 → true (no test runs it)',
  ]);
});

test('updates the report with the results of later tests on surviving mutants', () => {
  expect(locationsLeft(report)).toEqual(['lib/domain/a.ts:1:10-1:11', 'lib/domain/b.ts:2:4-3:3']);

  const later = {
    files: {
      'lib/domain/a.ts': { source, mutants: [at('Survived', '0'), at('Killed', '2')] },
      'lib/domain/b.ts': { source, mutants: [at('Survived', 'true', 2)] },
    },
  };
  const { folders, survivors } = resultOf(withLater(report, later));
  expect(folders[0]).toEqual({ folder: 'lib/domain', noticed: 3, mutants: 4 });
  expect(survivors).toEqual(['lib/domain/b.ts:2  a > 2 → true']);
});

test('lists only surviving mutants for later tests, not others in the same location', () => {
  expect(mutantsLeft(report)).toEqual([
    keyOf('lib/domain/a.ts', at('Survived', '2')),
    keyOf('lib/domain/b.ts', at('NoCoverage', 'true', 2)),
  ]);
  const later = { files: { 'lib/domain/a.ts': { source, mutants: [at('CompileError', '2')] } } };
  expect(resultOf(withLater(report, later))).toEqual(resultOf(report));
});

test('selects about the given share of mutants; any larger share includes them', () => {
  const keys = Array.from({ length: 10_000 }, (_, nth) => `lib/domain/a.ts\n${nth}`);
  const tenth = keys.filter((key) => isInShare(key, 10));
  expect(Math.abs(tenth.length - 1000)).toBeLessThan(100);
  expect(tenth.filter((key) => isInShare(key, 11))).toEqual(tenth);
  expect(keys.filter((key) => isInShare(key, 100))).toEqual(keys);
});

test('keeps only the mutants of the selected share in a report', () => {
  const mutants = Array.from({ length: 400 }, (_, nth) => at('Killed', String(nth)));
  const { files } = shareOf({ files: { 'lib/a.ts': { source, mutants } } }, 25);
  const inShare = mutants.filter((one) => isInShare(keyOf('lib/a.ts', one), 25));
  expect(files).toEqual({ 'lib/a.ts': { source, mutants: inShare } });
  expect(shareOf(report, 100)).toEqual(report);
});

test.each([
  [{ noticed: 2, mutants: 3 }, '66.7 %'],
  [{ noticed: 3, mutants: 3 }, '100.0 %'],
  [{ noticed: 0, mutants: 0 }, '–'],
])('prints the score for %j: %s', (counts, text) => {
  expect(percent(counts)).toBe(text);
});
