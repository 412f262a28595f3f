import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const icons = [
  ['icon-180', 180],
  ['icon-192', 192],
  ['icon-512', 512],
  ['icon-maskable-192', 192],
  ['icon-maskable-512', 512],
] as const;

test.each(icons)('%s is a small file with a square image of %i px', async (name, size) => {
  const file = readFileSync(`public/${name}.png`);
  const { width, height, format } = await sharp(file).metadata();
  expect({ width, height, format }).toEqual({ width: size, height: size, format: 'png' });
  expect(file.length).toBeLessThan(10_000);
});

test('favicon.ico is a small file with three images', () => {
  const ico = readFileSync('public/favicon.ico');
  const [reserved, type, count] = [0, 2, 4].map((at) => ico.readUInt16LE(at));
  expect({ reserved, type, count }).toEqual({ reserved: 0, type: 1, count: 3 });
  expect(ico.length).toBeLessThan(4000);
});

test('fills every corner of a maskable icon and keeps its mark in the safe zone', async () => {
  const { data, info } = await sharp('public/icon-maskable-512.png')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) => {
    const at = (y * info.width + x) * info.channels;
    return [...data.subarray(at, at + 3)];
  };
  const ground = colourAt(0, 0);
  const outside: string[] = [];
  for (let x = 0; x < 512; x += 4) {
    for (let y = 0; y < 512; y += 4) {
      const isOutside = Math.hypot(x - 256, y - 256) > 0.4 * 512;
      if (isOutside && String(colourAt(x, y)) !== String(ground)) outside.push(`${x},${y}`);
    }
  }
  expect(outside).toEqual([]);
  expect(colourAt(256, 256)).not.toEqual(ground);
});
