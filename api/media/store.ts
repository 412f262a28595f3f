import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

/** Pictures that are drawn when they are first asked for. */
export type Drawings = {
  isDrawable: (path: string) => boolean;
  draw: (path: string) => Promise<Buffer>;
};

type Store = { dir: string; drawings: Drawings | null };

const RENDERS_AT_ONCE = 2;
const uploadPath = /^uploads\/(?:[a-z0-9_-]+\/)*[a-z0-9_-]+\.(?:webp|jpg|jpeg|png)$/i;

const queued = atMost(RENDERS_AT_ONCE);
const underWay = new Map<string, Promise<Buffer>>();

export function isUpload(path: string): boolean {
  return uploadPath.test(path);
}

export async function pictureBytes(path: string, { dir, drawings }: Store) {
  if (isUpload(path)) return readFileIfAny(join(dir, path));
  if (!drawings?.isDrawable(path)) return null;
  const file = join(dir, path);
  return (await readFileIfAny(file)) ?? renderOnce(file, () => drawings.draw(path));
}

function renderOnce(file: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const started = underWay.get(file);
  if (started) return started;
  const rendering = queued(() => renderInto(file, render)).finally(() => underWay.delete(file));

  underWay.set(file, rendering);
  return rendering;
}

// Written under another name and renamed: a reader never sees half a file, not even after a crash.
async function renderInto(file: string, render: () => Promise<Buffer>): Promise<Buffer> {
  const bytes = await render();
  const draft = `${file}.${randomUUID()}.draft`;
  await mkdir(dirname(file), { recursive: true });
  await writeFile(draft, bytes);
  await rename(draft, file);
  return bytes;
}

async function readFileIfAny(file: string): Promise<Buffer | null> {
  try {
    return await readFile(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Runs jobs in order of arrival; none is refused, because each file has only one. */
function atMost(width: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (running >= width) await new Promise<void>((start) => waiting.push(start));
    else running++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running--;
    }
  };
}
