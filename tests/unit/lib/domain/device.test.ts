import { expect, test } from 'vitest';
import { deviceOf } from '@/lib/domain/device';

test.each([
  [360, 'mobile'],
  [767, 'mobile'],
  [768, 'tablet'],
  [991, 'tablet'],
  [992, 'desktop'],
  [1920, 'desktop'],
])('classifies a %d px wide viewport as %s (S4-47)', (width, device) => {
  expect(deviceOf(width)).toBe(device);
});
