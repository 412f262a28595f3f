import { type Ground, groundImage } from './background';
import { coloured } from './colouring';
import { keeping } from './memoize';
import type { Actor } from './picture';
import { fromRaster, type Raster, subjectRaster, toRaster } from './raster';
import { type Foot, shadowLayer } from './shadow';

/** Where a raster stands, in pixels of the frame; it may reach beyond it. */
export type Placed = { raster: Raster; left: number; top: number; width: number; height: number };

type Frame = { width: number; height: number };

const KEPT = 6;
// A change of size that nobody sees is not worth the time to resize.
const UNSEEN = 0.02;

/** Drawing takes time by the area: no subject is drawn much larger than it is shown. */
const SIDES = [256, 512];
const LARGEST_SIDE = 816;

const kept = keeping(
  KEPT,
  ({ subject, colour, side }: Actor & { side: number }) => `${subject} ${colour} ${side}`,
  async ({ subject, colour, side }) => {
    const raster = await subjectRaster({ name: subject, side });
    return colour ? coloured(raster, colour) : raster;
  },
);

/** To be fitted into a box: of a few sizes, so that what is drawn for one is at hand for the next. */
export function actorRaster({ subject, colour }: Actor, { width, height }: Frame): Promise<Raster> {
  const shown = Math.max(width, height);
  return kept({ subject, colour, side: SIDES.find((side) => side >= shown) ?? LARGEST_SIDE });
}

/** Fitted into a box, its foot's middle at a point. */
export function standing(raster: Raster, at: { x: number; foot: number }, box: Frame): Placed {
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

/** The ground with shadows, and what stands on it from the back to the front. */
export async function staged(frame: Frame, ground: Ground, placed: Placed[], side?: number) {
  const [image, ...layers] = await Promise.all([
    groundImage(frame, ground),
    ...placed.map((one) => shadowLayer(footOf(one, side), frame)),
    ...placed.map((one) => layerOf(one, frame)),
  ]);
  return image.composite(layers.flatMap((layer) => layer ?? [])).removeAlpha();
}

function footOf({ left, top, width, height }: Placed, side?: number): Foot {
  const frame = side ?? Math.max(width, height) / 0.68;
  return { x: left + width / 2, y: top + height, width, frame };
}

// The library refuses a layer larger than the picture: what cannot be seen is cut off first.
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
  const layer = scale === 1 ? part : part.resize({ ...size, fit: 'fill' });
  return asLayer(await toRaster(layer), Math.max(0, left), Math.max(0, top));
}

function asLayer({ data, width, height }: Raster, left: number, top: number) {
  return { input: data, raw: { width, height, channels: 4 as const }, left, top };
}

function seenSpan(start: number, length: number, limit: number) {
  const from = Math.max(0, -start);
  return { from, length: Math.min(length, limit - start) - from };
}
