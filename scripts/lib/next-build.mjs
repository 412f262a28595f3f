// The forms of Next's build that it does not promise: its chunks, their source maps and its id. Where
// they are not there the build fails in its first run, in `npm run compat` before anyone updates.

import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const comment = /\n?\/\/# sourceMappingURL=(\S+)\s*$/;

/**
 * Moves the source maps out of what is served, each under the name of its chunk: the tests read
 * from them which modules a page loads first.
 */
export async function moveSourceMaps(buildFolder) {
  const chunks = join(buildFolder, 'static/chunks');
  const maps = join(buildFolder, 'source-maps');
  await rm(maps, { recursive: true, force: true });
  await mkdir(maps);
  for (const name of await readdir(chunks)) {
    if (name.endsWith('.js')) await moveMap({ name, chunks, maps });
  }
  for (const name of await readdir(chunks)) {
    if (name.endsWith('.map')) await rm(join(chunks, name));
  }
}

async function moveMap({ name, chunks, maps }) {
  const code = await readFile(join(chunks, name), 'utf8');
  const map = comment.exec(code)?.[1];
  if (!map) return;
  // Chunks with the same code share a map.
  await copyFile(join(chunks, map), join(maps, `${name}.map`));
  await writeFile(join(chunks, name), code.replace(comment, ''));
}

export async function readBuildId(buildFolder) {
  return (await readFile(join(buildFolder, 'BUILD_ID'), 'utf8')).trim();
}
