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

const tintStops: Record<Tint, [string, string]> = {
  electronics: ['#f3f6fa', '#dbe4ee'],
  clothes: ['#fbf5f1', '#f0e0d6'],
  home: ['#f8f5ec', '#e9e2cf'],
  beauty: ['#fdf3f5', '#f4dce3'],
  children: ['#fff8ea', '#f7e5c2'],
  sport: ['#f0f7f2', '#d5e8dc'],
  food: ['#f7f8ea', '#e4ebc8'],
  tools: ['#f5f6f6', '#dfe3e5'],
  travel: ['#f1f6f8', '#d6e5ea'],
};

const washStops: Record<Wash, [string, string, string]> = {
  silk: ['#fdf0dc', '#f3d7a9', '#ecc68b'],
  sky: ['#f3f8fb', '#d8e6ee', '#c3d8e4'],
  mint: ['#f1f8f4', '#cfe6dc', '#b4d8c9'],
  rose: ['#fdf1f2', '#f5d3d9', '#ecb9c3'],
  lilac: ['#f6f3fb', '#dfd6ef', '#cabde3'],
  sand: ['#faf6ee', '#e9dec8', '#dccbab'],
};

/** The brightness of a deep background at its edge, relative to its center. */
const DEEPER = 0.9;

/**
 * Returns the background of a tint. White products would fade into a light one, so they get a
 * deeper one.
 */
export function tintBackground(tint: Tint, { isDeep = false } = {}): Background {
  const [light, middle] = tintStops[tint];
  const [inner, outer] = isDeep ? [middle, darker(middle)] : [light, middle];
  return {
    stops: [
      { at: 0.15, colour: inner },
      { at: 1, colour: outer },
    ],
    x: 0.5,
    y: 0.42,
    reach: 0.78,
  };
}

function darker(colour: string): string {
  const channels = (colour.match(/[\da-f]{2}/g) ?? []).map((hex) => Number.parseInt(hex, 16));
  return `rgb(${channels.map((channel) => Math.round(channel * DEEPER)).join()})`;
}

/** Returns the background of a scene: the light of a tint with the middle tone of a wash. */
export function sceneBackground(wash: Wash): Background {
  const [inner, outer] = washStops[wash];
  return {
    ...tintBackground('home'),
    stops: [
      { at: 0.15, colour: inner },
      { at: 1, colour: outer },
    ],
  };
}

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
