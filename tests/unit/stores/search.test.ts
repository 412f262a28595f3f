import { beforeEach, expect, test, vi } from 'vitest';
import { persistedIn, refusedStorage } from '@/tests/support/storage';

const KEY = 'chorsu:search';

beforeEach(() => vi.resetModules());

function storageWith(stored: string | null) {
  const persisted = persistedIn(KEY, stored);
  return () => persisted().history;
}

const open = () => import('@/stores/search');

test('stores a searched term once, even if it is repeated in another script (S5-03)', async () => {
  const stored = storageWith(null);
  const { termSearched } = await open();
  for (const term of ["o'yinchoq", 'qozon', 'ўйинчоқ']) termSearched(term);
  expect(stored()).toEqual(['ўйинчоқ', 'qozon']);
});

test('drops empty and non-string values from the stored history (S5-05)', async () => {
  const state = { history: ['kiyim', null, '', '  ', 7, 'qozon'] };
  const stored = storageWith(JSON.stringify({ state, version: 1 }));
  const { termRemoved } = await open();
  termRemoved('qozon');
  expect(stored()).toEqual(['kiyim']);
});

test.each(['{', 'null', '[]', '{"state":{"history":{}},"version":1}', '{"state":5}'])(
  'starts with an empty history when the storage contains %s',
  async (spoilt) => {
    const stored = storageWith(spoilt);
    const { termSearched } = await open();
    termSearched('kiyim');
    expect(stored()).toEqual(['kiyim']);
  },
);

test('keeps a term that another tab has stored', async () => {
  storageWith(JSON.stringify({ state: { history: ['qozon'] }, version: 1 }));
  const { termSearched } = await open();
  const stored = storageWith(JSON.stringify({ state: { history: ['telefon'] }, version: 1 }));
  termSearched('kiyim');
  expect(stored()).toEqual(['kiyim', 'telefon']);
});

test('keeps terms in memory for the visit if the storage is blocked', async () => {
  vi.stubGlobal('localStorage', refusedStorage);
  const { termSearched } = await open();
  const { safeStorage } = await import('@/stores/safe-storage');
  termSearched('kiyim');
  termSearched('qozon');
  expect(JSON.parse(safeStorage.getItem(KEY) ?? '{}').state.history).toEqual(['qozon', 'kiyim']);
});
