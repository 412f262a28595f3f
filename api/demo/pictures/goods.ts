import { sharp } from '@/lib/images/sharp';
import { grounds } from './background';
import { composeOn, type Placed } from './compose';
import { dimensionLines } from './dimension-lines';
import { type Picture, viewOfScene } from './picture';
import type { Raster } from './raster';
import { MASTER_SIDE, renderLayers, viewsOf } from './renders';
import { roomScene } from './room-scene';

type Goods = Extract<Picture, { kind: 'goods' }>;

/**
 * For older, smaller renders: the side of the frame in pixels, and the fraction of it that the
 * render fills. These renders have narrower margins than masters, so the frame adds some.
 */
const EARLIER_FRAME = 720;
const EARLIER_FIT = 0.92;
/** The fraction of a master that its close-up shows. */
const NEAR = 1 / 1.5;
/** The scale of a product that is drawn with its dimension lines. */
const MEASURED = 0.66;

/**
 * Draws a product in a room, or on the background of its category. The scene `front` shows a master
 * at its original size.
 */
export async function goodsImage({ subject, scene, tint, colour, dimensions }: Goods) {
  if (scene === 'scene') {
    return roomScene(await renderLayers(subject, Math.min(2, viewsOf(subject)), colour), subject);
  }
  const layers = await renderLayers(subject, viewOfScene(scene), colour);
  const { frame, side } = sizesOf(scene, layers.raster);
  const placed = layersAt(layers, frame, side);
  const ground = sharp({
    create: { width: frame, height: frame, channels: 3, background: grounds[tint] },
  });
  const lines = dimensions ? await dimensionLines(layers.raster, { frame, side, dimensions }) : [];
  return composeOn(ground, { width: frame, height: frame }, placed, lines);
}

function sizesOf(scene: Goods['scene'], { width }: Raster): { frame: number; side: number } {
  const isMaster = width >= MASTER_SIDE;
  const frame = isMaster ? width : EARLIER_FRAME;
  const side = isMaster ? width : frame * EARLIER_FIT;
  if (scene === 'size') return { frame, side: Math.round(side * MEASURED) };
  if (scene !== 'crop') return { frame, side: Math.round(side) };
  // A master is cropped instead of enlarged, so that its close-up is sharp.
  return isMaster
    ? { frame: Math.round(width * NEAR), side: width }
    : { frame, side: Math.round(frame / NEAR) };
}

/**
 * Places the layers in the frame. A close-up shows more of the upper part, where products have
 * their details.
 */
function layersAt(
  { raster, shadow }: { raster: Raster; shadow: Raster | null },
  frame: number,
  side: number,
): Placed[] {
  const left = Math.round((frame - side) / 2);
  const at = { left, top: side > frame ? Math.round(left / 2) : left, width: side, height: side };
  return [shadow, raster].flatMap((layer) => (layer ? [{ raster: layer, ...at }] : []));
}
