// Undocumented parts of Next's build: its chunks, their source maps and its id. If a new
// version of Next lacks chunks or an id, the build fails; `npm run compat` detects that in advance.

import { copyFile, cp, mkdir, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const comment = /\n?\/\/# sourceMappingURL=(\S+)\s*$/;

/**
 * Moves the source maps out of the static files, for tests that list the modules that a page loads
 * first.
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
  // Chunks with the same code share a source map.
  await copyFile(join(chunks, map), join(maps, `${name}.map`));
  await writeFile(join(chunks, name), code.replace(comment, ''));
}

const manifest = /\] = (\{.*\});?\s*$/s;

export async function readBuildId(buildFolder) {
  return (await readFile(join(buildFolder, 'BUILD_ID'), 'utf8')).trim();
}

/**
 * Returns the scripts that a product page loads and a list page does not. Returns an empty list, so
 * that nothing is preloaded, if another version of Next lists the scripts differently.
 */
export async function scriptsOfProducts(buildFolder) {
  const [ofList, ofProduct] = await Promise.all(
    ['products', 'products/[slug]'].map((page) => scriptsOf(buildFolder, page)),
  );
  return ofProduct.filter((address) => !ofList.includes(address));
}

async function scriptsOf(buildFolder, page) {
  const file = `server/app/[locale]/${page}/page_client-reference-manifest.js`;
  const code = await readFile(join(buildFolder, file), 'utf8').catch(() => '');
  try {
    const { clientModules } = JSON.parse(manifest.exec(code)?.[1]);
    return [...new Set(Object.values(clientModules).flatMap(({ chunks }) => chunks))];
  } catch {
    return [];
  }
}

/** Files that only later builds, type checkers or developers need. */
const notServed =
  /^(?:cache|dev|diagnostics|node_modules|source-maps|trace.*|turbopack|types)$|\.(?:map|nft\.json)$/;

/**
 * Copies the servable files of a build into a package. The build refers to unbundled packages by
 * symbolic links, which a package cannot contain, so the copies refer to the packages by name.
 *
 * @returns The names of the unbundled packages.
 */
export async function copyBuild(buildFolder, target) {
  const build = join(target, '.next');
  await cp(buildFolder, build, {
    recursive: true,
    filter: (path) => path === buildFolder || !notServed.test(basename(path)),
  });
  const links = await linksIn(join(buildFolder, 'node_modules'));
  for (const path of await readdir(join(build, 'server'), { recursive: true })) {
    if (path.endsWith('.js')) await rename(join(build, 'server', path), links);
  }
  return [...new Set(links.values())];
}

async function linksIn(folder) {
  const links = await readdir(folder).catch(() => []);
  const named = links.map(async (link) => [
    link,
    (await readlink(join(folder, link))).split('node_modules/').at(-1),
  ]);
  return new Map(await Promise.all(named));
}

async function rename(file, links) {
  const before = await readFile(file, 'utf8');
  let code = before;
  for (const [link, name] of links) code = code.replaceAll(link, name);
  if (code !== before) await writeFile(file, code);
}
