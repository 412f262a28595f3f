import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { codeOf } from '@/api/shared/errors';
import { entryPath } from '@/lib/node-20/entry-path.mjs';
import type { MediaFile, MediaStore } from './media-store';

/** Returns a store for files in a folder of this machine. */
export function folderStore(dir: string): MediaStore {
  return {
    read: (path) => readFile(join(dir, path)).catch(nullIfAbsent),
    has: async (path) => (await stat(join(dir, path)).catch(nullIfAbsent)) !== null,
    // The file is written under another name and then renamed, so readers never see an incomplete
    // one, even after a crash.
    async write(path, bytes) {
      const file = join(dir, path);
      const draft = `${file}.${randomUUID()}.draft`;
      await mkdir(dirname(file), { recursive: true });
      try {
        await writeFile(draft, bytes);
        await rename(draft, file);
      } catch (error) {
        // An incomplete draft would occupy the space of a full disk.
        await rm(draft, { force: true });
        throw error;
      }
    },
    remove: (path) => rm(join(dir, path), { force: true }),
    async list(folder) {
      const options = { recursive: true, withFileTypes: true } as const;
      const entries = (await readdir(join(dir, folder), options).catch(nullIfAbsent)) ?? [];
      const files: MediaFile[] = [];
      for (const entry of entries) {
        if (!entry.isFile() || entry.name.endsWith('.draft')) continue;
        const file = entryPath(entry);
        const stats = await stat(file).catch(nullIfAbsent);
        const path = relative(dir, file).replaceAll('\\', '/');
        if (stats) files.push({ path, bytes: stats.size });
      }
      return files;
    },
  };
}

function nullIfAbsent(error: unknown): null {
  if (codeOf(error) === 'ENOENT') return null;
  throw error;
}
