import { codeOf } from '@/api/shared/errors';
import { inTurn } from '@/api/shared/in-turn';
import { FairQueue } from '@/lib/queues/fair-queue';
import { log, seldom } from '@/lib/telemetry/log';
import type { MediaStore } from './media-store';

/** Pictures that are drawn when they are first asked for. */
export type Drawings = {
  isDrawable: (path: string) => boolean;
  draw: (path: string) => Promise<Buffer>;
};

type Pictures = { media: MediaStore; drawings: Drawings | null };

const uploadPath = /^uploads\/(?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.(?:webp|jpg|jpeg|png)$/i;

const NOTED_EVERY_MS = 60_000;
/** In order of arrival; none is refused, because each file has only one. */
const renders = new FairQueue({ width: () => 2, waiting: Number.POSITIVE_INFINITY });
const underWay = new WeakMap<MediaStore, Map<string, Promise<Buffer>>>();

/** No file system takes a longer one than this, and none of ours is half as long. */
const PATH_MAX = 255;

export function isUpload(path: string): boolean {
  return path.length <= PATH_MAX && uploadPath.test(path);
}

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
  const rendering = inTurn(renders, { key: '' }, async () => {
    const bytes = await drawings.draw(path);
    // One that cannot be stored is drawn again: a full disk takes no picture from a page.
    await media.write(path, bytes).catch(noteUnstored);
    return bytes;
  }).finally(() => ofStore.delete(path));
  ofStore.set(path, rendering);
  return rendering;
}

function noteUnstored(error: unknown): void {
  const write = () => log.warn('Drawn pictures cannot be stored.', { code: codeOf(error) });
  seldom('pictures unstored', NOTED_EVERY_MS, write);
}
