import { expect, test } from 'vitest';
import { parsePicture } from '@/api/demo/pictures/parse-picture';
import {
  bannerPicture,
  goodsGallery,
  goodsPicture,
  headPicture,
  iconPicture,
  partnerPicture,
  postPicture,
  shopPicture,
} from '@/api/demo/pictures/picture-path';

const kettle = { subject: 'kettle-electric', tint: 'electronics' } as const;

test('writes the description of an image into its path and parses it', () => {
  expect(goodsPicture({ ...kettle, scene: 'front', colour: 'white' })).toBe(
    'goods/kettle-electric.front.electronics.white.jpg',
  );
  expect(parsePicture('goods/kettle-electric.scene.electronics.white.jpg')).toEqual({
    kind: 'goods',
    subject: 'kettle-electric',
    scene: 'scene',
    tint: 'electronics',
    colour: 'white',
  });
  expect(parsePicture('banners/silk.phone-17~sky.padlock-60.wide.webp')).toEqual({
    kind: 'banner',
    tint: 'silk',
    subjects: [
      { subject: 'phone-17', colour: 'sky' },
      { subject: 'padlock-60', colour: null },
    ],
    format: 'wide',
  });
});

test('shows a product from the front, close up and with its dimensions', () => {
  const phone = { subject: 'phone-keypad-4g', tint: 'electronics', colour: 'blue' } as const;
  expect(goodsGallery(phone, [5, 2, 12])).toEqual([
    'goods/phone-keypad-4g.front.electronics.blue.jpg',
    'goods/phone-keypad-4g.crop.electronics.blue.jpg',
    'goods/phone-keypad-4g.size-5x2x12.electronics.blue.jpg',
  ]);
  expect(parsePicture('goods/phone-keypad-4g.size-5x2x12.electronics.blue.jpg')).toMatchObject({
    scene: 'size',
    dimensions: [5, 2, 12],
  });
});

test('parses every path that a builder writes', () => {
  const paths = [
    ...goodsGallery({ ...kettle, colour: 'white' }, [20, 20, 30]),
    'goods/kettle-electric.front.electronics.white.webp',
    iconPicture('laptop-14'),
    bannerPicture({ tint: 'rose', subjects: ['lipstick', 'lotion-body'], format: 'narrow' }),
    postPicture({ tint: 'sky', subjects: ['padlock-60', 'phone-17', 'laptop-14'] }),
    shopPicture({ tint: 'mint', subjects: ['sofa-three'] }),
    partnerPicture({ shape: 'rings', colour: 'blue' }),
    headPicture(),
  ];
  for (const path of paths) expect(parsePicture(path), path).not.toBeNull();
});

test.each([
  'goods/no-such-thing.front.electronics.webp',
  'goods/kettle-electric.front.nowhere.webp',
  'goods/oil-cruets.side.kitchen.webp',
  'goods/kettle-electric.mirrored.electronics.white.webp',
  'goods/kettle-electric.third.electronics.white.webp',
  'goods/kettle-electric.front.electronics.ultraviolet.webp',
  'goods/kettle-electric.front.electronics.white.white.webp',
  'goods/kettle-electric.front.electronics.png',
  'goods/kettle-electric.size.electronics.white.jpg',
  'goods/kettle-electric.size-0x5x5.electronics.white.jpg',
  'icons/laptop-14.jpg',
  'goods/../goods/kettle-electric.front.electronics.webp',
  'icons/laptop-14.laptop-14.webp',
  'icons/teapot.webp',
  'banners/silk.wide.webp',
  'banners/silk.phone-17~ultraviolet.wide.webp',
  'banners/silk.yo-yo.yo-yo.yo-yo.yo-yo.wide.webp',
  'constructor/x.webp',
  'partners/rings.webp',
  'Goods/kettle-electric.front.electronics.webp',
  '',
])('rejects %j, which is not an image path', (path) => {
  expect(parsePicture(path)).toBeNull();
});
