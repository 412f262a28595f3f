import { beforeEach, expect, test, vi } from 'vitest';
import { persistedIn, refusedStorage } from '@/tests/support/storage';

const KEY = 'chorsu:notices';

beforeEach(() => vi.resetModules());

function storageWith(stored: string | null) {
  const persisted = persistedIn(KEY, stored);
  return () => persisted().dismissed;
}

const open = () => import('@/stores/notices');

test('stores a dismissed notice once, together with those dismissed earlier', async () => {
  const stored = storageWith(JSON.stringify({ state: { dismissed: ['old'] }, version: 1 }));
  const { noticeDismissed } = await open();
  noticeDismissed('new');
  noticeDismissed('new');
  expect(stored()).toEqual(['new', 'old']);
});

test('stores only the last twenty notices', async () => {
  const stored = storageWith(null);
  const { noticeDismissed } = await open();
  for (let number = 0; number < 30; number += 1) noticeDismissed(`notice ${number}`);
  expect(stored()).toHaveLength(20);
  expect(stored()[0]).toBe('notice 29');
});

test.each(['{', 'null', '[]', '{"state":{"dismissed":{}},"version":1}', '{"state":5}'])(
  'starts with no dismissed notices when the storage contains %s',
  async (spoilt) => {
    const stored = storageWith(spoilt);
    const { noticeDismissed } = await open();
    noticeDismissed('new');
    expect(stored()).toEqual(['new']);
  },
);

test('does not fail when the storage is blocked', async () => {
  vi.stubGlobal('localStorage', refusedStorage);
  const { noticeDismissed } = await open();
  expect(() => noticeDismissed('new')).not.toThrow();
});
