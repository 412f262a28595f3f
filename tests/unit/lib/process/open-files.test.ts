import { expect, test } from 'vitest';
import { connectionsMax, openFilesMax } from '@/lib/process/open-files';

test.each([
  [256, 128],
  [1024, 576],
  [65_536, 10_000],
  [Number.POSITIVE_INFINITY, 10_000],
])('with %s file descriptors, limits connections to %i', (openFiles, connections) => {
  expect(connectionsMax(openFiles)).toBe(connections);
});

test('reads how many file descriptors this process can open', () => {
  expect(openFilesMax()).toBeGreaterThan(100);
});
