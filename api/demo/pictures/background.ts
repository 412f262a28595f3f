import type { Sharp } from 'sharp';
import type { Tint } from '@/api/demo/seed/department';
import { sharp } from '@/lib/images/sharp';
import { memoize } from './memoize';
import type { Wash } from './picture';

export type Background = {
  stops: { at: number; colour: string }[];
  x: number;
  y: number;
  reach: number;
};

type Frame = { width: number; height: number };
type BackgroundOptions = { frame: Frame; background: Background };

const CACHED_MAX = 6;

/**
 * The background color of the products in each category. It is plain, because image compression
 * turns a faint gradient into bands, and dark enough for white products.
 */
export const grounds: Record<Tint, string> = {
  electronics: '#dbe4ee',
  clothes: '#f0e0d6',
  home: '#e9e2cf',
  beauty: '#f4dce3',
  children: '#f7e5c2',
  sport: '#d5e8dc',
  food: '#e4ebc8',
  tools: '#dfe3e5',
  travel: '#d6e5ea',
};

const washStops: Record<Wash, [string, string, string]> = {
  silk: ['#fdf0dc', '#f3d7a9', '#ecc68b'],
  sky: ['#f3f8fb', '#d8e6ee', '#c3d8e4'],
  mint: ['#f1f8f4', '#cfe6dc', '#b4d8c9'],
  rose: ['#fdf1f2', '#f5d3d9', '#ecb9c3'],
  lilac: ['#f6f3fb', '#dfd6ef', '#cabde3'],
  sand: ['#faf6ee', '#e9dec8', '#dccbab'],
};

export function washBackground(
  wash: Wash,
  light: { x: number; y: number; reach: number },
): Background {
  const [inner, middle, outer] = washStops[wash];
  const stops = [
    { at: 0, colour: inner },
    { at: 0.55, colour: middle },
    { at: 1, colour: outer },
  ];
  return { stops, ...light };
}

const backgroundPixels = memoize(
  CACHED_MAX,
  (options: BackgroundOptions) => JSON.stringify(options),
  ({ frame, background }: BackgroundOptions) =>
    sharp(Buffer.from(backgroundSvg(frame, background)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
);

export async function backgroundImage(frame: Frame, background: Background): Promise<Sharp> {
  const { width, height } = frame;
  const { data, info } = await backgroundPixels({ frame: { width, height }, background });
  return sharp(data, { raw: { width, height, channels: info.channels } });
}

function backgroundSvg({ width, height }: Frame, background: Background): string {
  const stops = background.stops.map(
    ({ at, colour }) => `<stop offset="${at}" stop-color="${colour}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${width * background.x}" cy="${height * background.y}" r="${width * background.reach}">${stops.join('')}</radialGradient>
<rect width="100%" height="100%" fill="url(#g)"/></svg>`;
}
