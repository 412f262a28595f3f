import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sharp } from '@/lib/images/sharp';
import { toRaster } from './raster';

/** Renders of models on a transparent background: `<subject>.<view>.<colour>.webp` (ADR 067). */
const folder = fileURLToPath(new URL('../renders/', import.meta.url));
const OWN_COLOUR = 'own';

let views: Map<string, number> | null = null;

export function hasRender(subject: string): boolean {
  return viewsOf(subject) > 0;
}

/** Returns the number of sides of the subject; 0 if it is unknown. */
export function viewsOf(subject: string): number {
  views ??= countViews();
  return views.get(subject) ?? 0;
}

function countViews(): Map<string, number> {
  const counted = new Map<string, number>();
  for (const file of existsSync(folder) ? readdirSync(folder) : []) {
    const [subject, view, , type] = file.split('.');
    if (!subject || type !== 'webp') continue;
    counted.set(subject, Math.max(counted.get(subject) ?? 0, Number(view)));
  }
  return counted;
}

export function renderFilesOf(subject: string): string[] {
  return readdirSync(folder).filter((file) => file.startsWith(`${subject}.`));
}

export function renderRaster(subject: string, view: number, colour: string | null) {
  return toRaster(sharp(fileOf(subject, view, colour)));
}

/** Groups may name a subject without its color. The first color is used then. */
function fileOf(subject: string, view: number, colour: string | null): string {
  const start = `${subject}.${view}.`;
  const named = join(folder, `${start}${colour ?? OWN_COLOUR}.webp`);
  if (existsSync(named)) return named;
  const other = renderFilesOf(subject).find((file) => file.startsWith(start));
  if (!other) throw new Error(`There is no render of ${subject}, side ${view}`);
  return join(folder, other);
}
