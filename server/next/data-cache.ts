import { readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Next keeps what it has read on disk, but what was purged of it in memory alone, so another run
 * takes it for fresh. The folder itself stays: a storefront beside this one may be writing there.
 */
export async function emptyDataCache(buildFolder: string): Promise<void> {
  const folder = join(buildFolder, 'cache', 'fetch-cache');
  const names = await readdir(folder).catch(() => []);
  await Promise.allSettled(names.map((name) => rm(join(folder, name), { force: true })));
}
