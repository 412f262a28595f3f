import { expect, test } from 'vitest';
import { ReadMemo } from '@/lib/render-context/read-memo';
import { aGate } from '@/tests/support/stub/gate';

const site = { seconds: 60, tags: ['site'] };

function aMemo() {
  let now = 0;
  let loads = 0;
  const memo = new ReadMemo(() => now);
  return {
    memo,
    pass: (ms: number) => {
      now += ms;
    },
    load: async () => {
      loads += 1;
      return loads;
    },
  };
}

test('loads data once until it expires', async () => {
  const { memo, load, pass } = aMemo();

  expect(await memo.read('settings', site, load)).toBe(1);
  pass(59_999);
  expect(await memo.read('settings', site, load)).toBe(1);
  pass(1);
  expect(await memo.read('settings', site, load)).toBe(2);
});

test('loads data again after the clock was set back', async () => {
  const { memo, load, pass } = aMemo();
  await memo.read('settings', site, load);
  pass(-1);

  expect(await memo.read('settings', site, load)).toBe(2);
});

test('drops only the data of an invalidated tag (B-27)', async () => {
  const { memo, load } = aMemo();
  await memo.read('settings', site, load);
  await memo.read('categories', { seconds: 60, tags: ['categories'] }, load);

  memo.invalidate(['home', 'site']);

  expect(await memo.read('categories', site, load)).toBe(2);
  expect(await memo.read('settings', site, load)).toBe(3);
});

test('does not store data that is still loading when its tag is invalidated (B-28)', async () => {
  const { memo, load } = aMemo();
  const { open, opened } = aGate();
  const before = memo.read('settings', site, () => opened.then(() => 'old'));

  memo.invalidate(['site']);
  const after = memo.read('settings', site, load);
  open();

  expect([await before, await after]).toEqual(['old', 1]);
  expect(await memo.read('settings', site, load)).toBe(1);
});

test('loads data again for the next reader after loading fails (B-24)', async () => {
  const { memo, load } = aMemo();

  await expect(
    memo.read('settings', site, () => Promise.reject(new Error('away'))),
  ).rejects.toThrow('away');

  expect(await memo.read('settings', site, load)).toBe(1);
});
