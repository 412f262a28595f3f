import { readdirSync } from 'node:fs';
import sharp from 'sharp';
import { expect, test } from 'vitest';

const folder = 'api/demo/renders';
const SIZE = 32;
const OPAQUE = 200;
/** The minimum overlap. It is below 1, because some colors show more of a watch's strap. */
const ALIKE_MIN = 0.85;

/** The front views, named `<subject>.1.<colour>.webp`. */
const fronts = readdirSync(folder).filter((file) => /\.1\.(?!shadow)/.test(file));
const subjectOf = (file: string) => file.split('.', 1)[0];

async function outlineOf(file: string): Promise<boolean[]> {
  const alpha = await sharp(`${folder}/${file}`)
    .extractChannel('alpha')
    .resize(SIZE, SIZE, { fit: 'fill', kernel: 'nearest' })
    .raw()
    .toBuffer();
  return [...alpha].map((value) => value > OPAQUE);
}

function alikeness(one: boolean[], other: boolean[]): number {
  const both = one.filter((isIn, at) => isIn && other[at]).length;
  const either = one.filter((isIn, at) => isIn || other[at]).length;
  return both / either;
}

test('draws the front of a product with nearly the same outline in every color', async () => {
  const pairs = fronts
    .map((file, at) => [file, fronts[at + 1] ?? file] as const)
    .filter(([file, next]) => file !== next && subjectOf(file) === subjectOf(next));
  const strange = await Promise.all(
    pairs.map(async ([file, next]) => {
      const isAlike = alikeness(await outlineOf(file), await outlineOf(next)) >= ALIKE_MIN;
      return isAlike ? [] : [`${file} differs from ${next}`];
    }),
  );
  expect(pairs.length).toBeGreaterThan(100);
  expect(strange.flat()).toEqual([]);
});
