import type { Tint } from '@/api/demo/seed/department';
import { sceneBackground, tintBackground } from './background';
import { composeImage, type Placed, placeInBox, subjectRaster } from './compose';
import type { Picture, Wash } from './picture';
import { type Raster, turned } from './raster';
import { viewOfScene } from './render-scenes';
import { hasRender, renderRaster } from './renders';

type Goods = Extract<Picture, { kind: 'goods' }>;

const SIDE = 1200;
const FIT = 0.68;
const RAISE = 0.012;
const CROP = 1.35;
const CROP_MARGIN = 0.05;

/** A render is smaller than a drawing could be, and has its margins in itself. */
const RENDER_SIDE = 720;
const RENDER_FIT = 0.92;
const RENDER_NEAR = 1.5;

const frame = { width: SIDE, height: SIDE };
const subjectFrame = { width: SIDE * FIT, height: SIDE * FIT };
const companionFrame = { width: SIDE * 0.31, height: SIDE * 0.42 };

/** Tints whose scene needs a cool background to differ from the category's own. */
const warmTints: readonly Tint[] = ['children', 'home', 'clothes', 'food'];

export async function goodsImage(goods: Goods) {
  if (hasRender(goods.subject)) return photograph(goods);
  const raster = await subjectRaster(goods, subjectFrame);
  return composeImage(frame, backgroundOf(goods), await placedOf(goods, raster), SIDE);
}

async function photograph(goods: Goods) {
  const { subject, scene, colour } = goods;
  const raster = await renderRaster(subject, viewOfScene(scene), colour);
  const share = scene === 'crop' ? RENDER_NEAR : RENDER_FIT;
  const side = Math.round(RENDER_SIDE * share);
  const left = Math.round((RENDER_SIDE - side) / 2);
  const top = scene === 'crop' ? Math.round(left / 2) : left;
  const placed = { raster, left, top, width: side, height: side, hasShadow: true };
  const square = { width: RENDER_SIDE, height: RENDER_SIDE };
  return composeImage(square, backgroundOf(goods), [placed]);
}

function backgroundOf({ scene, tint }: Goods) {
  if (scene === 'scene') return sceneBackground(warmTints.includes(tint) ? 'sky' : 'silk');
  if (scene === 'turned') return sceneBackground(turnedWash(tint));
  return tintBackground(tint);
}

function turnedWash(tint: Tint): Wash {
  return tint === 'sport' || tint === 'food' ? 'sand' : 'mint';
}

async function placedOf(goods: Goods, raster: Raster): Promise<Placed[]> {
  switch (goods.scene) {
    case 'mirrored':
      return [centred(await turned(raster, 12, true))];
    case 'turned':
      return [centred(await turned(raster, -14, false))];
    case 'crop':
      return [closeUp(raster)];
    case 'pair':
      return paired(raster, goods.companion);
    default:
      return [centred(raster)];
  }
}

function centred(raster: Raster): Placed {
  const placed = placeInBox(raster, { x: SIDE / 2, foot: 0 }, subjectFrame);
  return { ...placed, top: Math.round(SIDE * (0.5 - RAISE) - placed.height / 2) };
}

function closeUp(raster: Raster): Placed {
  const side = SIDE * CROP;
  const placed = placeInBox(raster, { x: 0, foot: 0 }, { width: side, height: side });
  return { ...placed, left: cornered(placed.width), top: cornered(placed.height) };
}

function cornered(length: number): number {
  const margin = SIDE * CROP_MARGIN;
  return Math.round(length > SIDE - 2 * margin ? margin : (SIDE - length) / 2);
}

async function paired(raster: Raster, companion: string | null): Promise<Placed[]> {
  const foot = SIDE * 0.72;
  const beside = companion
    ? await subjectRaster({ subject: companion, colour: null }, companionFrame)
    : await turned(raster, 0, true);
  return [
    placeInBox(raster, { x: SIDE * 0.34, foot }, { width: SIDE * 0.46, height: SIDE * 0.52 }),
    placeInBox(beside, { x: SIDE * 0.755, foot }, companionFrame),
  ];
}
