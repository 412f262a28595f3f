import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parsePicture } from '@/api/demo/pictures/parse-picture';
import type { Picture } from '@/api/demo/pictures/picture';
import { renderPicture } from '@/api/demo/pictures/render';
import { queueOf } from './render-queue';

type Store = { dir: string; render?: (picture: Picture) => Promise<Buffer> };

const RENDERS_AT_ONCE = 2;
const uploadPath = /^uploads\/(?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.(?:webp|jpg|jpeg|png)$/i;

const queued = queueOf(RENDERS_AT_ONCE);
const underWay = new Map<string, Promise<Buffer>>();

export function isUpload(path: string): boolean {
  return uploadPath.test(path);
}

/** The bytes of an uploaded file or of a picture, which is rendered the first time. */
export async function pictureBytes(path: string, { dir, render = renderPicture }: Store) {
  const picture = isUpload(path) ? null : parsePicture(path);
  if (!picture && !isUpload(path)) return null;
  const file = join(dir, path);
  const bytes = await readKept(file);
  return bytes ?? (picture && renderOnce(file, () => render(picture)));
}

function renderOnce(file: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const started = underWay.get(file);
  if (started) return started;
  const rendering = queued(() => rendered(file, render)).finally(() => underWay.delete(file));

  underWay.set(file, rendering);
  return rendering;
}

// Written beside and renamed: whoever reads meanwhile, or after a crash, finds whole files only.
async function rendered(file: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const bytes = await render();
  const draft = `${file}.${randomUUID()}.draft`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
  return bytes;
}

async function readKept(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
