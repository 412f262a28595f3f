import type { Tint } from '@/api/demo/seed/department';
import { sceneBackground, tintBackground } from './background';
import { composeImage } from './compose';
import { isPale, lift } from './pale';
import { type Picture, viewOfScene } from './picture';
import { renderRaster } from './renders';

type Goods = Extract<Picture, { kind: 'goods' }>;

/** A render is scaled up somewhat and includes its own margins. */
const SIDE = 720;
const FIT = 0.92;
const NEAR = 1.5;

/** Tints whose scene needs a cool background, to differ from the background of the category. */
const warmTints: readonly Tint[] = ['children', 'home', 'clothes', 'food'];

export async function goodsImage({ subject, scene, tint, colour }: Goods) {
  const render = await renderRaster(subject, viewOfScene(scene), colour);
  const isDeep = isPale(render);
  const raster = isDeep ? await lift(render) : render;
  const side = Math.round(SIDE * (scene === 'crop' ? NEAR : FIT));
  const left = Math.round((SIDE - side) / 2);
  const top = scene === 'crop' ? Math.round(left / 2) : left;
  const ground =
    scene === 'scene'
      ? sceneBackground(warmTints.includes(tint) ? 'sky' : 'silk')
      : tintBackground(tint, { isDeep });
  return composeImage({ width: SIDE, height: SIDE }, ground, [
    { raster, left, top, width: side, height: side },
  ]);
}
