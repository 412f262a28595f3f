import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharp } from '@/lib/images/sharp';
import { fromRaster, type Raster, toRaster } from './raster';

/**
 * Renders of models on a transparent background: `<subject>.<view>.<colour>.webp`, where `shadow`
 * instead of a color marks the shadow that all colors of a product share (ADR 190).
 */
const folder = fileURLToPath(new URL('../renders/', import.meta.url));
const OWN_COLOUR = 'own';
const SHADOW = 'shadow';

/** The side of a master in pixels. Smaller renders are older and have yet to be replaced. */
export const MASTER_SIDE = 1600;

let views: Map<string, number> | null = null;

export function hasRender(subject: string): boolean {
  return viewsOf(subject) > 0;
}

/** Returns the number of rendered views of the subject, or 0 if it has no renders. */
export function viewsOf(subject: string): number {
  views ??= countViews();
  return views.get(subject) ?? 0;
}

function countViews(): Map<string, number> {
  const counted = new Map<string, number>();
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const [subject, view, colour, type] = file.split('.');
    if (!subject || colour === SHADOW || type !== 'webp') continue;
    counted.set(subject, Math.max(counted.get(subject) ?? 0, Number(view)));
  }
  return counted;
}

export function renderFilesOf(subject: string): string[] {
  return readdirSync(folder).filter(
    (file) => file.startsWith(`${subject}.`) && !file.includes(`.${SHADOW}.`),
  );
}

/**
 * Reads a product and its shadow. The shadow of a master is a separate image; older renders contain
 * theirs.
 */
export async function renderLayers(
  subject: string,
  view: number,
  colour: string | null,
): Promise<{ raster: Raster; shadow: Raster | null }> {
  const raster = await toRaster(sharp(fileOf(subject, view, colour)));
  const shadow = join(folder, `${subject}.${view}.${SHADOW}.webp`);
  return {
    raster,
    shadow: existsSync(shadow) ? await toRaster(sharp(shadow)) : null,
  };
}

/** Reads a product with its shadow as one layer. */
export async function renderRaster(subject: string, view: number, colour: string | null) {
  const { raster, shadow } = await renderLayers(subject, view, colour);
  if (!shadow) return raster;
  const { width, height, data } = raster;
  const product = { input: data, raw: { width, height, channels: 4 as const } };
  const ground = await fromRaster(shadow).resize(width, height, { kernel: 'cubic' }).png();
  return toRaster(sharp(await ground.toBuffer()).composite([product]));
}

/**
 * Returns the file of a render in the given color, or otherwise in the product's own color. If that
 * file does not exist, the render of another color is used.
 */
function fileOf(subject: string, view: number, colour: string | null): string {
  const start = `${subject}.${view}.`;
  const named = join(folder, `${start}${colour ?? OWN_COLOUR}.webp`);
  if (existsSync(named)) return named;
  const other = renderFilesOf(subject).find((file) => file.startsWith(start));
  if (!other) throw new Error(`There is no render of ${subject}, side ${view}`);
  return join(folder, other);
}
