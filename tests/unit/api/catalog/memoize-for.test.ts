import { afterEach, expect, test, vi } from 'vitest';
import { memoizeFor } from '@/api/catalog/memoize-for';

afterEach(() => vi.useRealTimers());

test('reads a value at most once per interval', async () => {
  vi.useFakeTimers();
  const read = vi.fn(async () => 'counts');
  const memoized = memoizeFor(1000, read);
  expect(await Promise.all([memoized(), memoized()])).toEqual(['counts', 'counts']);
  vi.advanceTimersByTime(999);
  await memoized();
  expect(read).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(1);
  await memoized();
  expect(read).toHaveBeenCalledTimes(2);
});

test('reads a value again at once after a failure or an empty result', async () => {
  const read = vi.fn<() => Promise<string[]>>();
  read.mockRejectedValueOnce(new Error('late')).mockResolvedValueOnce([]).mockResolvedValue(['a']);
  const memoized = memoizeFor(1000, read, ({ length }) => length > 0);
  await expect(memoized()).rejects.toThrow('late');
  expect(await memoized()).toEqual([]);
  expect(await memoized()).toEqual(['a']);
  expect(await memoized()).toEqual(['a']);
  expect(read).toHaveBeenCalledTimes(3);
});
