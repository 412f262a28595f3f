import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { MASTER_SIDE } from '@/api/demo/pictures/renders';
import { sharp } from '@/lib/images/sharp';
import { renderName, type Shot } from './table';

/** The mean render time on one thread of the machine in `docs/performance/pictures.md`. */
const SECONDS_PER_SHOT = 22;

/** Returns the shots that lack an image of master size in at least one color. */
export async function withoutMaster(shots: Shot[], folder: string): Promise<Shot[]> {
  const files = readdirSync(folder).filter((file) => file.endsWith('.webp'));
  const widths = await Promise.all(files.map((file) => sharp(join(folder, file)).metadata()));
  const finished = new Set(files.filter((_, at) => (widths[at]?.width ?? 0) >= MASTER_SIDE));
  return shots.filter(({ article, view, colours }) =>
    Object.keys(colours).some((colour) => !finished.has(renderName(article, view, colour))),
  );
}

/** Prints which products still have small images. */
export function printStatus(all: Shot[], left: Shot[]) {
  const hours = (left.length * SECONDS_PER_SHOT) / 3600;
  console.log(
    `shots with images of ${MASTER_SIDE} px: ${all.length - left.length} of ${all.length}`,
  );
  if (left.length === 0) return;
  console.log(`shots left: ${left.length}, hours on one thread: about ${hours.toFixed(1)}`);
  console.log([...new Set(left.map(({ article }) => article.name))].join(' '));
}
