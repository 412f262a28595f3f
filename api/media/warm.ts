import { setTimeout as pause } from 'node:timers/promises';
import { pictureBytes } from './store';

const REST_MS = 150;

/** Renders what is not kept yet, one picture at a time, leaving most of the machine to shoppers. */
export async function warmPictures(paths: string[], dir: string, signal?: AbortSignal) {
  for (const path of paths) {
    if (signal?.aborted) return;
    await pictureBytes(path, { dir });
    await pause(REST_MS, undefined, { ref: false });
  }
}
