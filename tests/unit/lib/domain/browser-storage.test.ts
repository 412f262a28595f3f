import { expect, test } from 'vitest';
import { isStoredEntry, namesCleared } from '@/lib/domain/browser-storage';
import { readSources } from '@/tests/unit/sources';

const places = ['local', 'tab', 'cache'] as const;

/** Names that are not storage keys: a channel, a lock, events, and a temporary test entry. */
const notStored = [
  'chorsu:changed',
  'chorsu:first-write',
  'chorsu:hydrated',
  'chorsu:offers-doubted',
  'chorsu:probe',
  'chorsu:returned',
];

test('lists every storage key that the sources use', () => {
  const sources = readSources('app', 'components', 'lib', 'stores');
  const used = sources
    .filter(({ path }) => path !== 'lib/domain/browser-storage.ts')
    .flatMap(({ text }) =>
      [...text.matchAll(/['`](chorsu[:-][\w:-]+)/g)].map(([, name = '']) => name),
    );
  expect(used.length).toBeGreaterThan(10);
  const isKnown = (name: string) => places.some((place) => isStoredEntry(place, name));
  expect(used.filter((name) => !isKnown(name) && !notStored.includes(name))).toEqual([]);
});

const local = [
  'chorsu:auth',
  'chorsu:order-cart',
  'chorsu:order-key:checkout',
  'chorsu:search',
  'chorsu:region',
  'chorsu:known',
  'chorsu:counts',
  'foreign',
];

test.each([
  [
    'sign-out',
    [
      'chorsu:auth',
      'chorsu:order-cart',
      'chorsu:order-key:checkout',
      'chorsu:search',
      'chorsu:counts',
    ],
  ],
  ['session-end', ['chorsu:auth', 'chorsu:search', 'chorsu:counts']],
] as const)('clears the shopper’s data on %s (B-97)', (end, names) => {
  expect(namesCleared(end, 'local', local)).toEqual(names);
});

test('keeps the checkout form in a tab until the customer signs out', () => {
  const stored = ['chorsu:checkout-draft', 'chorsu:presses', 'chorsu:scroll'];
  expect(namesCleared('session-end', 'tab', stored)).toEqual(['chorsu:presses']);
  expect(namesCleared('sign-out', 'tab', stored)).toHaveLength(2);
});
