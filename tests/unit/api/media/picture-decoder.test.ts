import { fileURLToPath } from 'node:url';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { PictureDecoder, PictureFailed, pictureDecoder } from '@/api/media/picture-decoder';
import { Unavailable } from '@/api/shared/errors';
import { grayPng, inflatingPng, pngChunk, pngHeader } from '@/tests/support/picture-bombs';

const program = fileURLToPath(new URL('../../../support/stub/stub-decoder.mjs', import.meta.url));
const rules = {
  formats: ['png'],
  pixelsMax: 16_000_000,
  scaledTo: 1600,
  quality: 80,
  isStrict: true,
};
/**
 * Returns a GIF that the stub receives unchanged, so that its last byte selects the behavior.
 */
const gifOf = (byte: number) => Buffer.from([...Buffer.from('GIF89a'), byte]);
const [HANGS, ENDS, IS_NONE, PID] = [1, 2, 3, 0];

const isAlive = (pid: string) => {
  try {
    return process.kill(Number(pid), 0);
  } catch {
    return false;
  }
};

test('stops decoding an image that takes too long, and decodes the next one', async () => {
  const decoder = new PictureDecoder({ program, limitMs: 200 });
  const pid = String(await decoder.decode(gifOf(PID), rules));
  const hung = expect(decoder.decode(gifOf(HANGS), rules)).rejects.toThrow(PictureFailed);
  const next = await decoder.decode(gifOf(PID), rules);
  await hung;
  expect(Number(next)).not.toBe(Number(pid));
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false));
});

test('reports the same failure whenever an image takes too long', async () => {
  const decoder = new PictureDecoder({ program, limitMs: 200 });
  for (let attempt = 0; attempt < 3; attempt += 1) {
    await expect(decoder.decode(gifOf(HANGS), rules)).rejects.toThrow(PictureFailed);
  }
});

test('starts another process when the idle process has died', async () => {
  const decoder = new PictureDecoder({ program, limitMs: 2000 });
  const pid = String(await decoder.decode(gifOf(PID), rules));
  process.kill(Number(pid), 'SIGKILL');
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
  expect(String(await decoder.decode(gifOf(PID), rules))).not.toBe(pid);
});

test('decodes images again after its process has exited', async () => {
  const decoder = new PictureDecoder({ program });
  const pid = String(await decoder.decode(gifOf(PID), rules));
  await expect(decoder.decode(gifOf(ENDS), rules)).rejects.toThrow(PictureFailed);
  expect(await decoder.decode(gifOf(IS_NONE), rules)).toBeNull();
  expect(String(await decoder.decode(gifOf(PID), rules))).not.toBe(pid);
});

test('ends its process when it is idle', async () => {
  const decoder = new PictureDecoder({ program, idleMs: 20 });
  const pid = String(await decoder.decode(gifOf(PID), rules));
  await vi.waitFor(() => expect(isAlive(pid)).toBe(false), { timeout: 10_000 });
  expect(String(await decoder.decode(gifOf(PID), rules))).not.toBe(pid);
});

test('is unavailable when its program is missing', async () => {
  const decoder = new PictureDecoder({ program: '/nowhere/decode.mjs' });
  await expect(decoder.decode(gifOf(PID), rules)).rejects.toThrow(Unavailable);
});

test('decodes an image with highly compressed text chunks within two seconds', async () => {
  const bomb = inflatingPng();
  expect(bomb.length).toBeLessThan(1024 * 1024);
  await pictureDecoder.decode(grayPng(10, 10), rules);
  const began = performance.now();
  const decoded = await pictureDecoder.decode(bomb, rules);
  expect(performance.now() - began).toBeLessThan(2000);
  expect((await sharp(decoded ?? undefined).metadata()).width).toBe(10);
});

/** Returns a PNG whose header states this size, but which contains almost no data. */
function stated(width: number, height: number): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 0], 8);
  const parts = [pngChunk('IHDR', size), pngChunk('IDAT', deflateSync(Buffer.alloc(64)))];
  return Buffer.concat([pngHeader, ...parts, pngChunk('IEND')]);
}

test.each([
  [12_001, 1],
  [1, 12_001],
  [16_000_000, 1],
  [1, 16_000_000],
])('rejects an image of %i × %i pixels', async (width, height) => {
  const bytes = width * height < 100_000 ? grayPng(width, height) : stated(width, height);
  expect(await pictureDecoder.decode(bytes, rules)).toBeNull();
});

test('decodes an image of 12,000 × 1 pixels', async () => {
  expect(await pictureDecoder.decode(grayPng(12_000, 1), rules)).not.toBeNull();
});

test('rejects formats that are not in `rules.formats`', async () => {
  const gif = await sharp({ create: { width: 4, height: 4, channels: 3, background: 'red' } })
    .gif()
    .toBuffer();
  expect(await pictureDecoder.decode(gif, rules)).toBeNull();
  expect(await pictureDecoder.decode(gif, { ...rules, formats: ['gif'] })).not.toBeNull();
});
