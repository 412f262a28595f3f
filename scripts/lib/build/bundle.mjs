import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { basename, dirname, join, relative } from 'node:path';
import { root } from '../root.mjs';
import { digestOf } from './digest.mjs';

const sources = [
  'api',
  'lib',
  'messages',
  'packages',
  'server',
  'package-lock.json',
  'tsconfig.json',
];
/**
 * Folders of programs that are not part of the shop. The bundle of such a program depends on all of
 * them and on `sources`.
 */
const sourcesOfTools = ['scripts', 'tests', 'tools'];
/** Programs that the build bundles, because in production the source folder may be read-only. */
export const programsOfBuild = [
  'server/main.ts',
  'api/main/serve.ts',
  'api/main/shop.ts',
  'api/doctor/main.ts',
];
/**
 * The folder of the bundles. It is inside node_modules, so that bundles can resolve the packages
 * that they import.
 */
const CACHE = 'node_modules/.cache/chorsu';
/** The relative path from a bundle's folder in `CACHE` to the repository. */
const UP_FROM_BUNDLE = '../'.repeat(CACHE.split('/').length + 1);
/**
 * The number of bundles to keep. Running programs may still load parts of them; older bundles are
 * deleted.
 */
const KEPT_BUNDLES = 16;
/** Programs that another program starts as a process or thread from the folder of its bundle. */
const startedBy = {
  'api/main/serve.ts': ['api/main/draw.ts', 'api/main/parse-files.ts'],
  'server/main.ts': ['server/rendering/renderer.ts'],
};

let isBundlerLoaded = false;

/**
 * Returns the bundle of a TypeScript program for the current sources, and creates it if necessary.
 */
export async function bundleOf(program, repository = root) {
  const digest = digestOf(
    repository,
    /^(?:scripts|tests|tools)\//.test(program) ? [...sources, ...sourcesOfTools] : sources,
    program,
  );
  const folder = join(repository, CACHE, digest.slice(0, 16));
  if (!existsSync(folder)) await bundleInto(folder, { program, repository });
  return join(folder, bundleName(program));
}

/** Stops the bundler, whose process would otherwise keep this one running. */
export async function endBundler() {
  if (isBundlerLoaded) await (await import('esbuild')).stop();
}

/** Rebuilds the bundle of a program whenever one of its sources changes. */
export async function watchBundle(program, repository = root) {
  const { context } = await import('esbuild');
  const folder = join(repository, CACHE, 'watched');
  const builds = await context({ ...optionsFor({ program, repository }), outdir: folder });
  await builds.rebuild();
  await builds.watch();
  return { file: join(folder, bundleName(program)), stop: () => builds.dispose() };
}

// The bundle is first written under a temporary name, so that concurrent processes find only
// complete folders.
async function bundleInto(folder, { program, repository }) {
  isBundlerLoaded = true;
  const { build } = await import('esbuild');
  const draft = `${folder}.${randomUUID()}`;
  await build({ ...optionsFor({ program, repository }), outdir: draft, splitting: true });
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  deleteOldBundles(dirname(folder));
}

/**
 * Bundles programs into a package's folder. Files that the sources read keep their paths relative
 * to the repository.
 *
 * @returns The packages that the bundles import.
 */
export async function bundleForPackage(entryPoints, { folder, repository = root }) {
  const { build } = await import('esbuild');
  const { metafile } = await build({
    ...common(repository),
    entryPoints,
    outdir: join(folder, 'dist'),
    plugins: [sourceAddresses(repository, '../')],
    splitting: true,
    minifySyntax: true,
    metafile: true,
  });
  const imported = Object.values(metafile.outputs).flatMap(({ imports }) => imports);
  const names = imported.filter(({ external }) => external).map(({ path }) => packageOf(path));
  return [...new Set(names)].filter((name) => !isBuiltin(name)).sort();
}

function packageOf(path) {
  return /^(?:@[^/]+\/)?[^/]+/.exec(path)[0];
}

function optionsFor({ program, repository }) {
  const others = startedBy[program] ?? [];
  return {
    ...common(repository),
    entryPoints: [program, ...others.filter((other) => existsSync(join(repository, other)))],
    entryNames: '[name]',
    plugins: [sourceAddresses(repository, UP_FROM_BUNDLE)],
  };
}

function common(repository) {
  return {
    absWorkingDir: repository,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    outExtension: { '.js': '.mjs' },
    logLevel: 'error',
  };
}

/**
 * Replaces `import.meta.url` with the address of the source, because modules read files that are
 * next to their source. The address is relative to the bundle, so that a built folder can be moved.
 */
function sourceAddresses(repository, upFromBundle) {
  const addressOf = (path) => {
    const place = relative(repository, path).replaceAll('\\', '/');
    return `new URL(${JSON.stringify(upFromBundle + place)}, import.meta.url).href`;
  };
  return {
    name: 'source-addresses',
    setup({ onLoad }) {
      onLoad({ filter: /\.(?:ts|mjs)$/ }, ({ path }) => {
        const text = readFileSync(path, 'utf8');
        return { contents: text.replaceAll('import.meta.url', addressOf(path)), loader: 'ts' };
      });
    },
  };
}

function bundleName(program) {
  return basename(program).replace(/\.ts$/, '.mjs');
}

function deleteOldBundles(cache) {
  const madeAt = (name) => statSync(join(cache, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const names = readdirSync(cache).sort((one, other) => madeAt(other) - madeAt(one));
  for (const name of names.slice(KEPT_BUNDLES)) {
    rmSync(join(cache, name), { recursive: true, force: true });
  }
}
