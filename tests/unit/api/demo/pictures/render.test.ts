import sharp, { type Sharp } from 'sharp';
import { expect, test } from 'vitest';
import { parsePicture } from '@/api/demo/pictures/parse-picture';
import {
  bannerPicture,
  goodsPicture,
  headPicture,
  iconPicture,
  postPicture,
} from '@/api/demo/pictures/picture-path';
import { renderPicture } from '@/api/demo/pictures/render';

const soap = { subject: 'lipstick', tint: 'beauty', scene: 'front' } as const;

async function render(path: string) {
  const picture = parsePicture(path);
  if (!picture) throw new Error(`no image at ${path}`);
  return sharp(await renderPicture(picture));
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
  ['a product', goodsPicture(soap), 'webp', 720, 720],
  ['a category icon', iconPicture('lipstick'), 'webp', 128, 128],
  [
    'a banner',
    bannerPicture({ tint: 'silk', subjects: ['lipstick'], format: 'wide' }),
    'webp',
    2464,
    592,
  ],
  [
    'a banner of phones',
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

test('colors the background with the tint of the category', async () => {
  const [red = 0, green = 0, blue = 0] = await pixel(await render(goodsPicture(soap)), 2, 2);
  expect(Math.abs(red - 0xf4) + Math.abs(green - 0xdc) + Math.abs(blue - 0xe3)).toBeLessThan(12);
});

test('draws a render on its category’s background, in the color of the option', async () => {
  const phone = { subject: 'phone-17', tint: 'electronics', scene: 'front' } as const;
  const image = await render(goodsPicture({ ...phone, colour: 'purple' }));
  expect(await image.metadata()).toMatchObject({ width: 720, height: 720 });
  const [ground = 0] = await pixel(image, 2, 2);
  expect(ground).toBeGreaterThan(200);
  const [red = 0, green = 0, blue = 0] = await pixel(image, 200, 400);
  expect(Math.min(red, blue) - green).toBeGreaterThan(20);
});

test('draws white products on a darker background than others', async () => {
  const mouse = { subject: 'mouse', tint: 'electronics', scene: 'front' } as const;
  const [white, green] = await Promise.all([
    render(goodsPicture({ ...mouse, colour: 'white' })),
    render(goodsPicture({ ...mouse, colour: 'green' })),
  ]);
  const ground = (image: Sharp) => pixel(image, 700, 360);
  const [deep = 0] = await ground(white);
  const [light = 0] = await ground(green);
  expect(light - deep).toBeGreaterThan(12);
  const [subject = 0] = await pixel(white, 360, 300);
  expect(subject - deep).toBeGreaterThan(25);
});

test('draws a banner with a render', async () => {
  const path = bannerPicture({ tint: 'silk', subjects: ['phone-17~sky'], format: 'wide' });
  expect((await (await render(path)).metadata()).width).toBe(2464);
});

test('draws an icon without a background', async () => {
  expect((await pixel(await render(iconPicture('lipstick')), 0, 0)).at(3)).toBe(0);
});

test('draws the link preview with the shop’s name and motto, and repeatable edges', async () => {
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
