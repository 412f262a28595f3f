import { expect, test } from 'vitest';
import { rendererCount } from '@/server/rendering/renderers/renderer-count';

const GIGABYTE = 2 ** 30;

test.each([
  { cores: 1, gigabytes: 1, count: 1 },
  { cores: 2, gigabytes: 4, count: 1 },
  { cores: 4, gigabytes: 8, count: 2 },
  { cores: 16, gigabytes: 64, count: 8 },
  { cores: 16, gigabytes: 2, count: 2 },
])('starts $count renderers with $cores cores and $gigabytes GB', ({ cores, gigabytes, count }) => {
  expect(rendererCount({ configured: 0, cores, memory: gigabytes * GIGABYTE })).toBe(count);
});

test('starts the configured number of renderers regardless of cores and memory', () => {
  expect(rendererCount({ configured: 3, cores: 1, memory: GIGABYTE })).toBe(3);
});
