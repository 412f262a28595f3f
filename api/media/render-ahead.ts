import { setTimeout as pause } from 'node:timers/promises';
import type { MediaStore } from './media-store';
import { type Drawings, pictureBytes } from './picture-bytes';

/**
 * The pause before the first image, because a shop that has just started needs the CPU for its
 * first pages.
 */
const FIRST_REST_MS = 30_000;
/** The pause between two images, as a multiple of the time that the previous image took. */
const REST_SHARE = 4;

type RenderAheadOptions = {
  media: MediaStore;
  drawings: Drawings;
  signal?: AbortSignal;
  firstRestMs?: number;
};

/** Draws the images that have no file yet, one at a time, with long pauses in between. */
export async function renderAhead(
  paths: string[],
  { media, drawings, signal, firstRestMs = FIRST_REST_MS }: RenderAheadOptions,
) {
  await rest(firstRestMs);
  for (const path of paths) {
    if (signal?.aborted) return;
    const began = performance.now();
    await pictureBytes(path, { media, drawings });
    await rest(REST_SHARE * (performance.now() - began));
  }
}

function rest(ms: number): Promise<void> {
  return pause(ms, undefined, { ref: false });
}
