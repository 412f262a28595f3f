import { codeOf } from '@/api/shared/errors';
import { inSlot } from '@/api/shared/in-slot';
import { FairQueue } from '@/lib/queues/fair-queue';
import { log, seldom } from '@/lib/telemetry/log';
import type { MediaStore } from './media-store';

/** Images that are drawn on first request. */
export type Drawings = {
  isDrawable: (path: string) => boolean;
  draw: (path: string) => Promise<Buffer>;
};

type Pictures = { media: MediaStore; drawings: Drawings | null };

const uploadPath = /^uploads\/(?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.(?:webp|jpg|jpeg|png)$/i;

const NOTED_EVERY_MS = 60_000;
/** Runs jobs in order of arrival and rejects none, because each file has at most one job. */
const renders = new FairQueue({ width: () => 2, waiting: Number.POSITIVE_INFINITY });
const underWay = new WeakMap<MediaStore, Map<string, Promise<Buffer>>>();

/**
 * Maximum length of a path in bytes. Common file systems allow this length for one name, and paths
 * of images are less than half as long.
 */
const PATH_MAX = 255;

/** Returns whether the path is that of an uploaded or imported image, not of a drawing. */
export function isUpload(path: string): boolean {
  return path.length <= PATH_MAX && uploadPath.test(path);
}

/**
 * Reads an upload or a drawing. A drawing that is not stored yet is rendered first. Returns `null`
 * if there is no such image.
 */
export async function pictureBytes(path: string, { media, drawings }: Pictures) {
  if (isUpload(path)) return media.read(path);
  if (!drawings?.isDrawable(path)) return null;
  return (await media.read(path)) ?? renderOnce(path, { media, drawings });
}

function renderOnce(
  path: string,
  { media, drawings }: { media: MediaStore; drawings: Drawings },
): Promise<Buffer> {
  const started = underWay.get(media)?.get(path);
  if (started) return started;
  const ofStore = underWay.get(media) ?? new Map<string, Promise<Buffer>>();
  underWay.set(media, ofStore);
  const rendering = inSlot(renders, { key: '' }, async () => {
    const bytes = await drawings.draw(path);
    // An image that cannot be stored is still served, and drawn again next time, so pages keep
    // their images when the disk is full.
    await media.write(path, bytes).catch(noteUnstored);
    return bytes;
  }).finally(() => ofStore.delete(path));
  ofStore.set(path, rendering);
  return rendering;
}

function noteUnstored(error: unknown): void {
  const write = () =>
    log.warn(
      'Drawn images cannot be stored. They are drawn again on each request. Check the disk or the bucket.',
      { code: codeOf(error) },
    );
  seldom('pictures unstored', NOTED_EVERY_MS, write);
}
