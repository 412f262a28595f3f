import { copyFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const comment = /\n?\/\/# sourceMappingURL=(\S+)\s*$/;

/**
 * Takes the maps out of what is served and keeps each, with the code that it speaks of, under the
 * name of its chunk: the tests read from them what a page's first load is made of.
 */
export async function setAsideSourceMaps(buildFolder) {
  const chunks = join(buildFolder, 'static/chunks');
  const maps = join(buildFolder, 'source-maps');
  await rm(maps, { recursive: true, force: true });
  await mkdir(maps);
  for (const name of await readdir(chunks)) {
    if (name.endsWith('.js')) await setAside({ name, chunks, maps });
  }
  for (const name of await readdir(chunks)) {
    if (name.endsWith('.map')) await rm(join(chunks, name));
  }
}

async function setAside({ name, chunks, maps }) {
  const code = await readFile(join(chunks, name), 'utf8');
  const map = comment.exec(code)?.[1];
  if (!map) return;
  // Chunks of the same code share a map.
  await copyFile(join(chunks, map), join(maps, `${name}.map`));
  await writeFile(join(chunks, name), code.replace(comment, ''));
  await copyFile(join(chunks, name), join(maps, name));
}
