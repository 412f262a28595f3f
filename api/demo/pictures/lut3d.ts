import type { Raster } from './raster';

/** Changes the colour at a place of the buffer. */
export type Paint = (pixels: Buffer, at: number) => void;

const SIDE = 33;
const STEP = 255 / (SIDE - 1);
const ALONG = { red: 3, green: 3 * SIDE, blue: 3 * SIDE * SIDE };

/** What the paint makes of 33 × 33 × 33 colours: the others lie between their neighbours. */
export function colourCube(paint: Paint): Float32Array {
  const cube = new Float32Array(SIDE ** 3 * 3);
  const pixel = Buffer.alloc(4);
  for (let place = 0; place < SIDE ** 3; place++) {
    pixel[0] = Math.round((place % SIDE) * STEP);
    pixel[1] = Math.round((Math.floor(place / SIDE) % SIDE) * STEP);
    pixel[2] = Math.round(Math.floor(place / SIDE / SIDE) * STEP);
    paint(pixel, 0);
    cube.set(pixel.subarray(0, 3), place * 3);
  }
  return cube;
}

export function mapped(raster: Raster, cube: Float32Array): Raster {
  const data = Buffer.from(raster.data);
  for (let at = 0; at < data.length; at += 4) {
    if (data[at + 3] !== 0) mapPixel(data, at, cube);
  }
  return { ...raster, data };
}

function mapPixel(data: Buffer, at: number, cube: Float32Array): void {
  const red = (data[at] ?? 0) / STEP;
  const green = (data[at + 1] ?? 0) / STEP;
  const blue = (data[at + 2] ?? 0) / STEP;
  const [r, g, b] = [cell(red), cell(green), cell(blue)];
  const corner = r * ALONG.red + g * ALONG.green + b * ALONG.blue;
  const inside = { red: red - r, green: green - g, blue: blue - b };
  for (let channel = 0; channel < 3; channel++) {
    data[at + channel] = between(cube, corner + channel, inside);
  }
}

function cell(value: number): number {
  return Math.min(SIDE - 2, Math.floor(value));
}

function between(cube: Float32Array, at: number, inside: Record<'red' | 'green' | 'blue', number>) {
  const { red, green, blue } = inside;
  const near = square(cube, at, red, green);
  const far = square(cube, at + ALONG.blue, red, green);
  return near + (far - near) * blue;
}

function square(cube: Float32Array, at: number, red: number, green: number): number {
  const first = edge(cube, at, red);
  const second = edge(cube, at + ALONG.green, red);
  return first + (second - first) * green;
}

function edge(cube: Float32Array, at: number, red: number): number {
  const first = cube[at] ?? 0;
  const second = cube[at + ALONG.red] ?? 0;
  return first + (second - first) * red;
}
