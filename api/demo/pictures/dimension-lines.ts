import type { OverlayOptions } from 'sharp';
import type { Dimensions } from '@/api/demo/seed/department';
import { drawText } from '@/lib/images/draw-text';
import type { Raster } from './raster';

const INK = '#3a4746';
/** Lengths as fractions of the frame. */
const GAP = 0.035;
const TICK = 0.022;
const TEXT = 0.036;
const STROKE = 0.0025;
/** The minimum opacity of a pixel of the product, out of 255. Fainter pixels belong to a shadow. */
const OPAQUE = 200;

type Measured = { frame: number; side: number; dimensions: Dimensions };

/**
 * Draws a line below the product for its width and depth, and one to its right for its height. The
 * image is shown in every language, so it uses the international symbol of the unit.
 */
export async function dimensionLines(
  raster: Raster,
  { frame, side, dimensions: [width, depth, height] }: Measured,
): Promise<OverlayOptions[]> {
  const { left, top, right, bottom } = edgesOf(raster, { frame, side });
  const [below, beside] = [bottom + frame * GAP, right + frame * GAP];
  const tick = (frame * TICK) / 2;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${frame}" height="${frame}"><path d="M${left} ${below}H${right}M${left} ${below - tick}v${2 * tick}M${right} ${below - tick}v${2 * tick}M${beside} ${top}V${bottom}M${beside - tick} ${top}h${2 * tick}M${beside - tick} ${bottom}h${2 * tick}" stroke="${INK}" stroke-width="${frame * STROKE}" fill="none"/></svg>`;
  const across = await text(`${width} × ${depth} cm`, frame);
  const up = await text(`${height} cm`, frame);
  return [
    { input: Buffer.from(svg) },
    {
      input: across.data,
      left: Math.round((left + right - across.info.width) / 2),
      top: Math.round(below + tick * 2),
    },
    {
      input: up.data,
      left: Math.round(Math.min(beside + tick * 2, frame - up.info.width)),
      top: Math.round((top + bottom - up.info.height) / 2),
    },
  ];
}

function text(words: string, frame: number) {
  return drawText(words, {
    size: Math.round(frame * TEXT),
    width: Math.round(frame / 2),
    color: INK,
  });
}

/** Returns the edges of the product in the frame. */
function edgesOf({ data, width, height }: Raster, { frame, side }: Omit<Measured, 'dimensions'>) {
  let [left, right, top, bottom] = [width, 0, height, 0];
  for (let at = 0; at < width * height; at += 1) {
    if ((data[at * 4 + 3] ?? 0) < OPAQUE) continue;
    const [x, y] = [at % width, Math.floor(at / width)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const inFrame = (value: number) => Math.round((value / width) * side + (frame - side) / 2);
  return {
    left: inFrame(left),
    right: inFrame(right),
    top: inFrame(top),
    bottom: inFrame(bottom),
  };
}
