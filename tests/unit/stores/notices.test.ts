import { beforeEach, expect, test, vi } from 'vitest';
import { persistedIn, refusedStorage } from '@/tests/support/storage';

const KEY = 'chorsu:notices';

beforeEach(() => vi.resetModules());

function storageWith(stored: string | null) {
  const persisted = persistedIn(KEY, stored);
  return () => persisted().dismissed;
}

const open = () => import('@/stores/notices');

test('a dismissed notice is stored once, beside those dismissed before', async () => {
  const stored = storageWith(JSON.stringify({ state: { dismissed: ['old'] }, version: 1 }));
  const { noticeDismissed } = await open();
  noticeDismissed('new');
  noticeDismissed('new');
  expect(stored()).toEqual(['new', 'old']);
});

test('only the last twenty are stored', async () => {
  const stored = storageWith(null);
  const { noticeDismissed } = await open();
  for (let number = 0; number < 30; number += 1) noticeDismissed(`notice ${number}`);
  expect(stored()).toHaveLength(20);
  expect(stored()[0]).toBe('notice 29');
});

test.each(['{', 'null', '[]', '{"state":{"dismissed":{}},"version":1}', '{"state":5}'])(
  'a storage spoilt to %s starts anew',
  async (spoilt) => {
    const stored = storageWith(spoilt);
    const { noticeDismissed } = await open();
    noticeDismissed('new');
    expect(stored()).toEqual(['new']);
  },
);

test('without storage nothing fails', async () => {
  vi.stubGlobal('localStorage', refusedStorage);
  const { noticeDismissed } = await open();
  expect(() => noticeDismissed('new')).not.toThrow();
});
