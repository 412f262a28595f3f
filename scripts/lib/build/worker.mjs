import { join } from 'node:path';
import { root } from '../root.mjs';
import { readBuildId, scriptsOfProducts } from './next-build.mjs';

/**
 * Builds the scripts that Next does not: the service worker, the one that replaces it when it is
 * switched off, and the script that hydrates a page.
 */
export async function buildWorker(buildFolder) {
  const { build, stop } = await import('esbuild');
  const folder = join(root, buildFolder);
  const version = await readBuildId(folder);
  const ofProducts = await scriptsOfProducts(folder);
  await build({
    entryPoints: {
      main: join(root, 'lib/worker/main.ts'),
      off: join(root, 'lib/worker/off.ts'),
      hydrate: join(root, 'lib/client/hydration/main.ts'),
    },
    outdir: join(folder, 'worker'),
    absWorkingDir: root,
    bundle: true,
    format: 'iife',
    minify: true,
    target: 'es2022',
    define: {
      VERSION: JSON.stringify(version),
      PRODUCT_SCRIPTS: JSON.stringify(ofProducts),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'error',
  });
  // The process of esbuild would keep this one running.
  await stop();
}
