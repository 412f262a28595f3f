import type { Sharp } from 'sharp';
import type { Tint } from '@/api/demo/seed/department';
import { sharp } from '@/api/media/sharp';
import { keeping } from './memoize';
import type { Wash } from './picture';

/** A radial gradient: where it is brightest and how far it reaches, in shares of the frame. */
export type Ground = {
  stops: { at: number; colour: string }[];
  x: number;
  y: number;
  reach: number;
};

type Frame = { width: number; height: number };
type Asked = { frame: Frame; ground: Ground };

const KEPT = 6;

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

export function tintGround(tint: Tint): Ground {
  const [inner, outer] = tintStops[tint];
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

/** The same place of light, in the middle tone of a wash. */
export function sceneGround(wash: Wash): Ground {
  const [inner, outer] = washStops[wash];
  return {
    ...tintGround('home'),
    stops: [
      { at: 0.15, colour: inner },
      { at: 1, colour: outer },
    ],
  };
}

export function washGround(wash: Wash, light: { x: number; y: number; reach: number }): Ground {
  const [inner, middle, outer] = washStops[wash];
  const stops = [
    { at: 0, colour: inner },
    { at: 0.55, colour: middle },
    { at: 1, colour: outer },
  ];
  return { stops, ...light };
}

/** Goods stand on few grounds. */
const groundPixels = keeping(
  KEPT,
  (asked: Asked) => JSON.stringify(asked),
  ({ frame, ground }: Asked) =>
    sharp(Buffer.from(groundSvg(frame, ground)))
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true }),
);

export async function groundImage(frame: Frame, ground: Ground): Promise<Sharp> {
  const { width, height } = frame;
  const { data, info } = await groundPixels({ frame: { width, height }, ground });
  return sharp(data, { raw: { width, height, channels: info.channels } });
}

function groundSvg({ width, height }: Frame, ground: Ground): string {
  const stops = ground.stops.map(
    ({ at, colour }) => `<stop offset="${at}" stop-color="${colour}"/>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
<radialGradient id="g" gradientUnits="userSpaceOnUse" cx="${width * ground.x}" cy="${height * ground.y}" r="${width * ground.reach}">${stops.join('')}</radialGradient>
<rect width="100%" height="100%" fill="url(#g)"/></svg>`;
}
