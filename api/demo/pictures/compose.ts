import type { OverlayOptions, Sharp } from 'sharp';
import { type Background, backgroundImage } from './background';
import { memoize } from './memoize';
import type { ColouredSubject } from './picture';
import { fromRaster, type Raster, toRaster } from './raster';
import { renderRaster } from './renders';

export type Placed = {
  raster: Raster;
  left: number;
  top: number;
  width: number;
  height: number;
};

type Frame = { width: number; height: number };

const CACHED_MAX = 6;
// The largest relative difference in size that is invisible, so that resizing can be skipped.
const UNSEEN = 0.02;

export const subjectRaster = memoize(
  CACHED_MAX,
  ({ subject, colour }: ColouredSubject) => `${subject} ${colour}`,
  ({ subject, colour }) => renderRaster(subject, 1, colour),
);

export function placeInBox(raster: Raster, at: { x: number; foot: number }, box: Frame): Placed {
  const fitting = Math.min(box.width / raster.width, box.height / raster.height);
  const scale = Math.abs(fitting - 1) < UNSEEN ? 1 : fitting;
  const width = Math.round(raster.width * scale);
  const height = Math.round(raster.height * scale);
  return {
    raster,
    width,
    height,
    left: Math.round(at.x - width / 2),
    top: Math.round(at.foot - height),
  };
}

export async function composeImage(frame: Frame, background: Background, placed: Placed[]) {
  return composeOn(await backgroundImage(frame, background), frame, placed);
}

export async function composeOn(
  ground: Sharp,
  frame: Frame,
  placed: Placed[],
  above: OverlayOptions[] = [],
) {
  const layers = await Promise.all(placed.map((one) => layerOf(one, frame)));
  return ground.composite([...layers.flatMap((layer) => layer ?? []), ...above]).removeAlpha();
}

// Sharp rejects layers larger than the image, so parts outside are cropped first.
async function layerOf({ raster, left, top, width, height }: Placed, frame: Frame) {
  const isWhole =
    left >= 0 && top >= 0 && left + width <= frame.width && top + height <= frame.height;
  if (isWhole && width === raster.width) return asLayer(raster, left, top);
  const across = seenSpan(left, width, frame.width);
  const down = seenSpan(top, height, frame.height);
  if (across.length <= 0 || down.length <= 0) return null;
  const scale = raster.width / width;
  const part = fromRaster(raster).extract({
    left: Math.floor(across.from * scale),
    top: Math.floor(down.from * scale),
    width: Math.min(Math.round(across.length * scale), raster.width),
    height: Math.min(Math.round(down.length * scale), raster.height),
  });
  const size = { width: across.length, height: down.length };
  const colourByLuminance = scale === 1 ? part : part.resize({ ...size, fit: 'fill' });
  return asLayer(await toRaster(colourByLuminance), Math.max(0, left), Math.max(0, top));
}

function asLayer({ data, width, height }: Raster, left: number, top: number) {
  return { input: data, raw: { width, height, channels: 4 as const }, left, top };
}

function seenSpan(start: number, length: number, limit: number) {
  const from = Math.max(0, -start);
  return { from, length: Math.min(length, limit - start) - from };
}
