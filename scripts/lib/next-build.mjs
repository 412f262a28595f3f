// The forms of Next's build that it does not promise: its chunks, their source maps, its id and its
// keys. Where they are not there the build fails in its first run, in `npm run compat` before anyone
// updates.

import { createHash } from 'node:crypto';
import { copyFile, cp, mkdir, readdir, readFile, readlink, rm, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';

const comment = /\n?\/\/# sourceMappingURL=(\S+)\s*$/;
const HINT = '//# allFunctionsCalledOnLoad\n';
const HINTED_FROM_BYTES = 30_000;

/** The tests read from the maps which modules a page loads first. */
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

/**
 * Chromium compiles the functions of a script with this first line while it loads, beside the page,
 * and not in the task that calls them (record 148). A small script is not worth the line.
 */
export async function hintCompilation(buildFolder) {
  const chunks = join(buildFolder, 'static/chunks');
  for (const name of await readdir(chunks)) {
    if (!name.endsWith('.js')) continue;
    const code = await readFile(join(chunks, name), 'utf8');
    if (code.length < HINTED_FROM_BYTES) continue;
    await writeFile(join(chunks, name), HINT + code);
    await moveDown(join(buildFolder, 'source-maps', `${name}.map`));
  }
}

/** In a source map a semicolon is a line. What Next has taken as it is has no map. */
async function moveDown(mapFile) {
  const map = await readFile(mapFile, 'utf8').catch(() => null);
  if (map !== null) await writeFile(mapFile, map.replace('"mappings":"', '$&;'));
}

const manifest = /\] = (\{.*\});?\s*$/s;

const keysIn = ['prerender-manifest.json', 'server/preview-props.json'];
const key = /("(preview\w+)": ")([\da-f]+)"/g;

/**
 * Next invents keys for drafts, which the shop does not have: no cookie of theirs reaches Next.
 * Of the build's id, so that two builds of one commit are the same files.
 */
export async function settleKeys(buildFolder) {
  const id = await readBuildId(buildFolder);
  for (const name of keysIn) {
    const file = join(buildFolder, name);
    // Where another version keeps none, none is to be settled.
    const text = await readFile(file, 'utf8').catch(() => null);
    if (text === null) continue;
    const settled = text.replace(
      key,
      (_, before, what, { length }) => `${before}${hexOf(`${id} ${what}`, length)}"`,
    );
    await writeFile(file, settled);
  }
}

/** The key of server actions, of which there are none either. */
export function actionKeyOf(buildId) {
  return createHash('sha256').update(`${buildId} actions`).digest('base64');
}

function hexOf(text, length) {
  return createHash('sha256').update(text).digest('hex').slice(0, length);
}

export async function readBuildId(buildFolder) {
  return (await readFile(join(buildFolder, 'BUILD_ID'), 'utf8')).trim();
}

/**
 * The scripts that a product's page loads and a list has not loaded. None where another version
 * lists the scripts of a page otherwise: nothing is then fetched ahead.
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

/** What only a further build, a type checker or a developer needs. */
const notServed =
  /^(?:cache|dev|diagnostics|node_modules|source-maps|trace.*|turbopack|types)$|\.(?:map|nft\.json)$/;

/**
 * Copies what serves of a build into a package. Packages that are not bundled
 * have names of the build's own, which are links beside it: a package has no links.
 * @returns the names of those packages
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
