import { setTimeout as pause } from 'node:timers/promises';
import { pictureBytes } from '@/api/media/store';

/** The shop has only begun to open: what its first page needs comes before. */
const FIRST_REST_MS = 30_000;
/** To each part of work so many parts of rest. */
const REST_SHARE = 4;

type Options = { dir: string; signal?: AbortSignal; firstRestMs?: number };

/** Renders what is not kept yet, one picture at a time, leaving most of the machine to shoppers. */
export async function warmPictures(
  paths: string[],
  { dir, signal, firstRestMs = FIRST_REST_MS }: Options,
) {
  await rest(firstRestMs);
  for (const path of paths) {
    if (signal?.aborted) return;
    const began = performance.now();
    await pictureBytes(path, { dir });
    await rest(REST_SHARE * (performance.now() - began));
  }
}

function rest(ms: number): Promise<void> {
  return pause(ms, undefined, { ref: false });
}
