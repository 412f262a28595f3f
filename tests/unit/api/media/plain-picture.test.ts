import sharp from 'sharp';
import { expect, test } from 'vitest';
import { plainPicture } from '@/api/media/plain-picture';
import { grayPng, inflating, pngChunk, pngHeader } from '@/tests/support/picture-bombs';

const MB = 1024 * 1024;

/** Creates a grid of six colors, so that the image looks different in every orientation. */
function anImage() {
  const pixels = Buffer.from([255, 0, 0, 0, 255, 0, 0, 0, 255, 9, 9, 9, 90, 90, 90, 250, 250, 250]);
  return sharp(pixels, { raw: { width: 3, height: 2, channels: 3 } }).resize(48, 32, {
    kernel: 'nearest',
  });
}

const upright = (bytes: Buffer) => sharp(bytes).autoOrient().raw().toBuffer();

const formats = ['jpeg', 'png', 'webp'] as const;
const orientations = formats.flatMap((format) =>
  Array.from({ length: 8 }, (_, at): [(typeof formats)[number], number] => [format, at + 1]),
);

test.each(orientations)(
  'preserves the pixels of a %s image and its orientation %i',
  async (format, orientation) => {
    const exif = { IFD0: { Make: 'Telefon', Copyright: 'x'.repeat(20_000) } };
    const image = anImage().withExif(exif).withMetadata({ orientation, exif });
    const photo = await image.toFormat(format).toBuffer();
    const plain = plainPicture(photo);
    if (!plain) throw new Error('The image was rejected');
    expect(plain.includes('Telefon')).toBe(false);
    const meta = await sharp(plain).metadata();
    expect([meta.format, meta.orientation ?? 1]).toEqual([format, orientation]);
    expect((await upright(plain)).equals(await upright(photo))).toBe(true);
  },
);

test.each(formats)('preserves a small color profile in a %s', async (format) => {
  const photo = await anImage().withIccProfile('p3').toFormat(format).toBuffer();
  const plain = plainPicture(photo);
  expect((await sharp(plain ?? undefined).metadata()).icc).toEqual(
    (await sharp(photo).metadata()).icc,
  );
});

test.each([
  ['zTXt', inflating.zTXt(20 * MB)],
  ['iTXt', inflating.iTXt(20 * MB)],
  ['iCCP', inflating.iCCP(20 * MB)],
])('drops a chunk of the type %s that is too large when decompressed', (_type, bomb) => {
  const plain = plainPicture(grayPng(10, 10, bomb, bomb));
  expect(plain?.equals(grayPng(10, 10))).toBe(true);
});

test('keeps only one of several small color profiles', () => {
  const small = inflating.iCCP(100);
  const plain = plainPicture(grayPng(10, 10, small, small, small));
  expect(plain?.equals(grayPng(10, 10, small))).toBe(true);
});

test('drops a JPEG color profile that is too large', async () => {
  const photo = await anImage().jpeg().toBuffer();
  const segment = Buffer.concat([Buffer.from('ffe20fa2', 'hex'), Buffer.alloc(4000, 1)]);
  const profile = (times: number) =>
    Buffer.concat([photo.subarray(0, 2), ...Array(times).fill(segment), photo.subarray(2)]);
  const [none, two, three] = [0, 2, 3].map((times) => plainPicture(profile(times))?.length ?? 0);
  expect([two, three]).toEqual([(none ?? 0) + 2 * segment.length, none]);
});

test('drops data after the end of a JPEG', async () => {
  const photo = await anImage().jpeg({ progressive: true }).toBuffer();
  const plain = plainPicture(Buffer.concat([photo, Buffer.from('hidden')]));
  expect(plain?.includes('hidden')).toBe(false);
  expect((await upright(plain ?? photo)).equals(await upright(photo))).toBe(true);
});

test('rejects a progressive JPEG with too many scans', async () => {
  const photo = await anImage().jpeg({ progressive: true }).toBuffer();
  const scan = Buffer.from('ffda0008010100063f00aa', 'hex');
  const many = (count: number) =>
    plainPicture(Buffer.concat([photo.subarray(0, -2), ...Array(count).fill(scan)]));
  expect(many(10)).not.toBeNull();
  expect(many(40)).toBeNull();
});

test('rejects a WebP with too many frames', async () => {
  const frames = (count: number) =>
    sharp(
      Buffer.alloc(48 * count).map((_, at) => 40 * Math.floor(at / 48)),
      {
        raw: { width: 4, height: 4 * count, channels: 3, pageHeight: 4 },
      },
    );
  const noise = (count: number) =>
    frames(count).webp({ lossless: true, minSize: false }).toBuffer();
  expect((await sharp(plainPicture(await noise(3)) ?? undefined).metadata()).format).toBe('webp');
  const animated = await noise(3);
  const frame = animated.indexOf('ANMF');
  const chunk = animated.subarray(frame, frame + 8 + animated.readUInt32LE(frame + 4));
  expect(plainPicture(Buffer.concat([animated, ...Array(200).fill(chunk)]))).toBeNull();
});

/** Returns 1 MB: the head, then the chunk repeated to the end. */
const filled = (head: Buffer, chunk: Buffer) =>
  Buffer.concat([head, Buffer.alloc(MB - head.length, chunk)]);
const webpHead = Buffer.from('RIFF\xff\xff\x0f\0WEBP', 'latin1');
const scan = Buffer.from('ffda0008010100003f00', 'hex');
const jpegStart = Buffer.from('ffd8', 'hex');
const restart = Buffer.from('ffd0', 'hex');
const restarts = Buffer.from('ffdd0002', 'hex');
const header = pngChunk('IHDR', Buffer.alloc(13));
const manyIdats = Array(80_000).fill(pngChunk('IDAT'));

test.each([
  ['WebP of empty ALPH chunks', filled(webpHead, Buffer.from('ALPH\0\0\0\0'))],
  ['WebP of empty EXIF chunks', filled(webpHead, Buffer.from('EXIF\0\0\0\0'))],
  ['JPEG of empty segments', Buffer.concat([filled(jpegStart, restarts), scan])],
  ['JPEG of empty segments after a scan', filled(Buffer.concat([jpegStart, scan]), restarts)],
  ['PNG of empty IDATs', Buffer.concat([pngHeader, header, ...manyIdats, pngChunk('IEND')])],
])('rejects a %s', (_kind, bytes) => {
  expect(plainPicture(bytes)).toBeNull();
});

test('keeps only the first EXIF chunk in a WebP', async () => {
  const photo = await anImage().withMetadata({ orientation: 6 }).webp().toBuffer();
  const exif = Buffer.from('EXIF\0\0\0\0');
  const plain = plainPicture(Buffer.concat([photo, exif, exif]));
  expect(plain?.equals(plainPicture(photo) ?? photo)).toBe(true);
});

test('accepts a PNG of 20 MB in chunks of 8 KB', () => {
  const chunk = pngChunk('IDAT', Buffer.alloc(8192));
  const chunks = Array(2560).fill(chunk);
  const photo = Buffer.concat([pngHeader, header, ...chunks, pngChunk('IEND')]);
  expect(plainPicture(photo)?.length).toBe(photo.length);
});

test('accepts a progressive JPEG with many restart markers', async () => {
  const photo = await anImage().jpeg({ progressive: true }).toBuffer();
  const end = photo.length - 2;
  const marked = Buffer.concat([
    photo.subarray(0, end),
    Buffer.alloc(20_000, restart),
    photo.subarray(end),
  ]);
  expect(plainPicture(marked)).not.toBeNull();
});

test('accepts an animated WebP with 100 frames', async () => {
  const pixels = Buffer.alloc(4800).map((_, at) => 2 * Math.floor(at / 48));
  const raw = { width: 4, height: 400, channels: 3 as const, pageHeight: 4 };
  const photo = await sharp(pixels, { raw }).webp({ lossless: true, minSize: false }).toBuffer();
  const plain = plainPicture(photo);
  expect((await sharp(plain ?? undefined, { pages: -1 }).metadata()).pages).toBe(100);
});

test.each([
  '<svg xmlns="http://www.w3.org/2000/svg"/>',
  '%PDF-1.7',
  'II*\0',
  '',
  '\x89PNG\r\n\x1a\n',
])('rejects the file contents %j', (text) => {
  expect(plainPicture(Buffer.from(text, 'latin1'))).toBeNull();
});

test.each(formats)('never throws for a damaged or truncated %s', async (format) => {
  const photo = await anImage()
    .withExif({ IFD0: { Make: 'a' } })
    .toFormat(format)
    .toBuffer();
  for (let at = 0; at < photo.length; at += 1) {
    expect(() => plainPicture(photo.subarray(0, at))).not.toThrow();
    const damaged = Buffer.from(photo);
    damaged.fill(0xff, at, Math.min(at + 3, photo.length));
    expect(() => plainPicture(damaged)).not.toThrow();
  }
});
