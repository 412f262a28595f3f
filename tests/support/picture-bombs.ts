import { crc32, deflateSync } from 'node:zlib';

const MB = 1024 * 1024;

export const pngHeader = Buffer.from('89504e470d0a1a0a', 'hex');

export function pngChunk(type: string, data: Uint8Array = Buffer.alloc(0)): Buffer {
  const named = Buffer.concat([Buffer.from(type), data]);
  const frame = Buffer.alloc(8 + named.length);
  frame.writeUInt32BE(data.length, 0);
  frame.set(named, 4);
  frame.writeUInt32BE(crc32(named), 4 + named.length);
  return frame;
}

/** Creates a gray PNG with these chunks before its image data. */
export function grayPng(width: number, height: number, ...notes: Buffer[]): Buffer {
  const size = Buffer.alloc(13);
  size.writeUInt32BE(width, 0);
  size.writeUInt32BE(height, 4);
  size.set([8, 0], 8);
  const rows = deflateSync(Buffer.alloc((width + 1) * height));
  const picture = [pngChunk('IDAT', rows), pngChunk('IEND')];
  return Buffer.concat([pngHeader, pngChunk('IHDR', size), ...notes, ...picture]);
}

/** Creates small PNG chunks that inflate to `bytes` each. */
export const inflating = {
  zTXt: (bytes: number) =>
    pngChunk('zTXt', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(bytes))])),
  iTXt: (bytes: number) =>
    pngChunk(
      'iTXt',
      Buffer.concat([Buffer.from('a\0\u0001\0\0\0'), deflateSync(Buffer.alloc(bytes))]),
    ),
  iCCP: (bytes: number) =>
    pngChunk('iCCP', Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(bytes))])),
};

/**
 * Creates an image of 10 × 10 pixels and less than 1 MB, with forty texts that inflate to 20 MB
 * each.
 */
export function inflatingPng(): Buffer {
  const text = inflating.zTXt(20 * MB);
  return grayPng(10, 10, ...Array.from({ length: 40 }, () => text));
}
