import { randomUUID } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { digestOf } from './digest.mjs';
import { root } from './root.mjs';

const programs = ['api/main/mock.ts', 'api/main/serve.ts', 'api/main/shop.ts', 'server/main.ts'];
/** Everything that they are made of. */
const sources = ['api', 'lib', 'messages', 'server', 'package-lock.json', 'tsconfig.json'];
/** Beside the packages, which are found from there. */
const SHELF = 'node_modules/.cache/chorsu';
/** Of those that are older, a program may still be running. */
const KEPT = 4;

/** The file that runs one of the programs as its sources are now, made where there is none yet. */
export async function bundleOf(program, repository = root) {
  // A copy of the repository at another place holds this place's addresses.
  const digest = digestOf(repository, sources, repository);
  const folder = join(repository, SHELF, digest.slice(0, 16));
  if (!existsSync(folder)) await bundleInto(folder, repository);
  return join(folder, basename(program).replace(/\.ts$/, '.mjs'));
}

// Made beside its place first: of two that begin at once, the second finds it whole.
async function bundleInto(folder, repository) {
  const { build } = await import('esbuild');
  const draft = `${folder}.${randomUUID()}`;
  await build({
    // Without `api/` the storefront's own program is left.
    entryPoints: programs.filter((program) => existsSync(join(repository, program))),
    entryNames: '[name]',
    outdir: draft,
    absWorkingDir: repository,
    bundle: true,
    splitting: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    target: 'node20.9',
    outExtension: { '.js': '.mjs' },
    plugins: [filesBesideSources],
    logLevel: 'error',
  });
  try {
    renameSync(draft, folder);
  } catch (error) {
    rmSync(draft, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
  tidy(dirname(folder));
}

/** What a module reads from beside itself lies beside its source. */
const filesBesideSources = {
  name: 'files-beside-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.ts$/ }, ({ path }) => {
      const text = readFileSync(path, 'utf8');
      const address = JSON.stringify(pathToFileURL(path).href);
      return { contents: text.replaceAll('import.meta.url', address), loader: 'ts' };
    });
  },
};

function tidy(shelf) {
  const madeAt = (name) => statSync(join(shelf, name), { throwIfNoEntry: false })?.mtimeMs ?? 0;
  const names = readdirSync(shelf).sort((one, other) => madeAt(other) - madeAt(one));
  for (const name of names.slice(KEPT)) rmSync(join(shelf, name), { recursive: true, force: true });
}
