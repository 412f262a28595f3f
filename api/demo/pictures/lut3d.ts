import type { Raster } from './raster';

export type Paint = (pixels: Buffer, at: number) => void;

const SIDE = 33;
const STEP = 255 / (SIDE - 1);
const ALONG = { red: 3, green: 3 * SIDE, blue: 3 * SIDE * SIDE };

export function buildLut(paint: Paint): Float32Array {
  const lut = new Float32Array(SIDE ** 3 * 3);
  const pixel = Buffer.alloc(4);
  for (let place = 0; place < SIDE ** 3; place++) {
    pixel[0] = Math.round((place % SIDE) * STEP);
    pixel[1] = Math.round((Math.floor(place / SIDE) % SIDE) * STEP);
    pixel[2] = Math.round(Math.floor(place / SIDE / SIDE) * STEP);
    paint(pixel, 0);
    lut.set(pixel.subarray(0, 3), place * 3);
  }
  return lut;
}

export function applyLut(raster: Raster, lut: Float32Array): Raster {
  const data = Buffer.from(raster.data);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 0) mapPixel(data, at, lut);
  }
  return { ...raster, data };
}

function mapPixel(data: Buffer, at: number, lut: Float32Array): void {
  const red = (data[at] ?? 0) / STEP;
  const green = (data[at + 1] ?? 0) / STEP;
  const blue = (data[at + 2] ?? 0) / STEP;
  const [r, g, b] = [cell(red), cell(green), cell(blue)];
  const corner = r * ALONG.red + g * ALONG.green + b * ALONG.blue;
  const inside = { red: red - r, green: green - g, blue: blue - b };
  for (let channel = 0; channel < 3; channel++) {
    data[at + channel] = between(lut, corner + channel, inside);
  }
}

function cell(value: number): number {
  return Math.min(SIDE - 2, Math.floor(value));
}

function between(lut: Float32Array, at: number, inside: Record<'red' | 'green' | 'blue', number>) {
  const { red, green, blue } = inside;
  const near = square(lut, at, red, green);
  const far = square(lut, at + ALONG.blue, red, green);
  return near + (far - near) * blue;
}

function square(lut: Float32Array, at: number, red: number, green: number): number {
  const first = edge(lut, at, red);
  const second = edge(lut, at + ALONG.green, red);
  return first + (second - first) * green;
}

function edge(lut: Float32Array, at: number, red: number): number {
  const first = lut[at] ?? 0;
  const second = lut[at + ALONG.red] ?? 0;
  return first + (second - first) * red;
}
