import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import {
  bannerPicture,
  goodsPicture,
  headPicture,
  iconPicture,
  postPicture,
} from '@/api/demo/pictures/picture-path';
import { drawPicture } from '@/api/demo/pictures/render';

const soap = { subject: 'lipstick', tint: 'beauty', scene: 'front' } as const;

async function render(path: string) {
  return sharp(await drawPicture(path));
}

async function pixel(image: Sharp, left: number, top: number) {
  const { data } = await image
    .clone()
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data];
}

test.each([
  ['a product', goodsPicture(soap), 'jpeg', 1600, 1600],
  ['a product in a scene', goodsPicture({ ...soap, scene: 'scene' }), 'jpeg', 1200, 1200],
  [
    'a product with a path of an earlier version',
    'goods/lipstick.front.beauty.webp',
    'webp',
    1600,
    1600,
  ],
  ['a category icon', iconPicture('lipstick'), 'webp', 128, 128],
  [
    'a wide banner',
    bannerPicture({ tint: 'silk', subjects: ['lipstick'], format: 'wide' }),
    'webp',
    2464,
    592,
  ],
  [
    'a narrow banner',
    bannerPicture({ tint: 'silk', subjects: ['lipstick'], format: 'narrow' }),
    'webp',
    688,
    368,
  ],
  ['a post', postPicture({ tint: 'mint', subjects: ['lipstick'] }), 'webp', 1280, 720],
  ['a link preview', headPicture(), 'jpeg', 1200, 720],
])('draws %s in the requested size', async (_name, path, format, width, height) => {
  expect(await (await render(path)).metadata()).toMatchObject({ format, width, height });
});

test("colors the background in the category's tint", async () => {
  const [red = 0, green = 0, blue = 0] = await pixel(await render(goodsPicture(soap)), 2, 2);
  expect(Math.abs(red - 0xf4) + Math.abs(green - 0xdc) + Math.abs(blue - 0xe3)).toBeLessThan(12);
});

test('draws a product in its option’s color on its category’s background', async () => {
  const phone = { subject: 'phone-17', tint: 'electronics', scene: 'front' } as const;
  const image = await render(goodsPicture({ ...phone, colour: 'purple' }));
  const [ground = 0] = await pixel(image, 2, 2);
  expect(ground).toBeGreaterThan(200);
  const { width = 0 } = await image.metadata();
  const [left, top] = [0.28, 0.56].map((share) => Math.round(width * share));
  const [red = 0, green = 0, blue = 0] = await pixel(image, left ?? 0, top ?? 0);
  expect(red - green).toBeGreaterThan(10);
  expect(blue - red).toBeGreaterThan(30);
});

test('gives images in the same category the same flat background', async () => {
  const mouse = { subject: 'mouse', tint: 'electronics', scene: 'front' } as const;
  const images = await Promise.all([
    render(goodsPicture({ ...mouse, colour: 'white' })),
    render(goodsPicture({ ...mouse, colour: 'green' })),
  ]);
  const corners = await Promise.all(
    images.flatMap((image) => [pixel(image, 2, 2), pixel(image, 700, 40), pixel(image, 360, 20)]),
  );
  const [first = []] = corners;
  for (const corner of corners) {
    expect(Math.max(...corner.map((one, at) => Math.abs(one - (first[at] ?? 0))))).toBeLessThan(3);
  }
});

test('draws dimension lines below and to the right of a product', async () => {
  const sofa = { subject: 'sofa-red', tint: 'home', colour: 'red' } as const;
  // Scales both images to the same size, because they are drawn in different sizes.
  const drawn = async (scene: 'front' | 'size-180x67x95') =>
    sharp(await (await render(goodsPicture({ ...sofa, scene }))).resize(720).toBuffer());
  const [front, size] = [await drawn('front'), await drawn('size-180x67x95')];
  const dark = async (image: Sharp, left: number, top: number) => {
    const part = image.clone().extract({ left, top, width: 110, height: 130 });
    const { channels } = await sharp(await part.greyscale().toBuffer()).stats();
    return channels[0]?.min ?? 255;
  };
  expect(await dark(size, 580, 300)).toBeLessThan(110);
  expect(await dark(size, 300, 500)).toBeLessThan(110);
  expect(await dark(front, 300, 590)).toBeGreaterThan(180);
});

test('draws a wide banner with a product at a width of 2464 px', async () => {
  const path = bannerPicture({ tint: 'silk', subjects: ['phone-17~sky'], format: 'wide' });
  expect((await (await render(path)).metadata()).width).toBe(2464);
});

test('draws an icon without a background', async () => {
  expect((await pixel(await render(iconPicture('lipstick')), 0, 0)).at(3)).toBe(0);
});

test('draws the link preview with the shop’s name and motto, and light edges', async () => {
  const bytes = await (await render(headPicture())).toBuffer();
  const darkest = async (left: number, top: number, width: number, height: number) => {
    const part = sharp(bytes).extract({ left, top, width, height });
    const { channels } = await sharp(await part.greyscale().toBuffer()).stats();
    return channels[0]?.min ?? 255;
  };
  const [name, uz, ru] = [
    await darkest(260, 200, 340, 120),
    await darkest(96, 380, 520, 100),
    await darkest(96, 490, 520, 100),
  ];
  expect(Math.max(name, uz, ru)).toBeLessThan(110);
  expect(await darkest(1114, 0, 86, 720)).toBeGreaterThan(150);
});
