import { expect, test } from 'vitest';
import { subjectRaster } from '@/api/demo/pictures/compose';

test.each([
  ['an icon', { width: 128, height: 128 }, 256],
  ['one of three in a banner', { width: 493, height: 444 }, 512],
  ['a product', { width: 816, height: 816 }, 816],
])('the subject of %s is drawn only slightly larger than shown', async (_name, box, side) => {
  const { width, height } = await subjectRaster({ subject: 'teapot', colour: null }, box);
  expect(Math.abs(Math.max(width, height) - side)).toBeLessThanOrEqual(side * 0.02);
});
