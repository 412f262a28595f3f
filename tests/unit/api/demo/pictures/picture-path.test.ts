import { expect, test } from 'vitest';
import { parsePicture } from '@/api/demo/pictures/parse-picture';
import {
  bannerPicture,
  goodsGallery,
  goodsPicture,
  headPicture,
  iconPicture,
  partnerPicture,
  personPicture,
  postPicture,
  shopPicture,
} from '@/api/demo/pictures/picture-path';

const headphone = { subject: 'headphone', tint: 'electronics' } as const;

test('a path describes its picture', () => {
  expect(goodsPicture({ ...headphone, scene: 'front', colour: 'blue' })).toBe(
    'goods/headphone.front.electronics.blue.webp',
  );
  expect(parsePicture('goods/headphone.pair.electronics.blue.with-mobile-phone.webp')).toEqual({
    kind: 'goods',
    subject: 'headphone',
    scene: 'pair',
    tint: 'electronics',
    colour: 'blue',
    companion: 'mobile-phone',
  });
  expect(parsePicture('banners/silk.headphone~orange.watch.wide.webp')).toEqual({
    kind: 'banner',
    tint: 'silk',
    subjects: [
      { subject: 'headphone', colour: 'orange' },
      { subject: 'watch', colour: null },
    ],
    format: 'wide',
  });
});

test('the companion is in the path only when it is visible, so that a picture has one path', () => {
  const gallery = goodsGallery({ ...headphone, companion: 'mobile-phone' });
  expect(gallery).toHaveLength(6);
  expect(gallery.filter((path) => path.includes('mobile-phone'))).toHaveLength(1);
  expect(goodsGallery(headphone)).toHaveLength(5);
});

test('a render is shown from its sides, on another ground and from near', () => {
  const phone = { subject: 'phone-17', tint: 'electronics', colour: 'sky' } as const;
  expect(goodsGallery({ ...phone, companion: 'watch' })).toEqual([
    'goods/phone-17.front.electronics.sky.webp',
    'goods/phone-17.scene.electronics.sky.webp',
    'goods/phone-17.crop.electronics.sky.webp',
  ]);
});

test('every builder writes what the parser reads', () => {
  const paths = [
    ...goodsGallery({ ...headphone, colour: 'red', companion: 'watch' }),
    iconPicture('laptop'),
    bannerPicture({ tint: 'rose', subjects: ['lipstick', 'lotion-bottle'], format: 'narrow' }),
    postPicture({ tint: 'sky', subjects: ['headphone', 'mobile-phone', 'laptop'] }),
    shopPicture({ tint: 'mint', subjects: ['convenience-store'] }),
    personPicture({ subject: 'woman', tint: 'home' }),
    partnerPicture({ shape: 'rings', colour: 'blue' }),
    headPicture(),
  ];
  for (const path of paths) expect(parsePicture(path), path).not.toBeNull();
});

test.each([
  'goods/no-such-thing.front.electronics.webp',
  'goods/headphone.front.nowhere.webp',
  'goods/headphone.side.electronics.webp',
  'goods/phone-17.mirrored.electronics.sky.webp',
  'goods/phone-17.third.electronics.sky.webp',
  'goods/headphone.sideways.electronics.webp',
  'goods/headphone.front.electronics.ultraviolet.webp',
  'goods/headphone.front.electronics.with-watch.webp',
  'goods/headphone.pair.electronics.with-nobody.webp',
  'goods/headphone.front.electronics.blue.blue.webp',
  'goods/headphone.front.electronics.png',
  'goods/../goods/headphone.front.electronics.webp',
  'icons/laptop.laptop.webp',
  'banners/silk.wide.webp',
  'banners/silk.watch~ultraviolet.wide.webp',
  'banners/silk.watch.watch.watch.watch.wide.webp',
  'constructor/x.webp',
  'partners/rings.webp',
  'Goods/headphone.front.electronics.webp',
  '',
])('no picture is at %s', (path) => {
  expect(parsePicture(path)).toBeNull();
});
