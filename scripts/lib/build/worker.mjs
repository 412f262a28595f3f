import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { readBuildId, scriptsOfProducts } from './next-build.mjs';

/**
 * Builds the scripts that Next does not: the service worker, the one that replaces it when it is
 * switched off, the script that hydrates a page, and the one that sends requests before that.
 */
export async function buildWorker(buildFolder) {
  const { build, stop, transform } = await import('esbuild');
  const folder = join(root, buildFolder);
  const version = await readBuildId(folder);
  const ofProducts = await scriptsOfProducts(folder);
  const shared = {
    outdir: join(folder, 'worker'),
    absWorkingDir: root,
    bundle: true,
    minify: true,
    target: 'es2022',
    define: {
      VERSION: JSON.stringify(version),
      PRODUCT_SCRIPTS: JSON.stringify(ofProducts),
      EARLY_REQUESTS: '"/early-requests.js"',
      STEPPER_CSS: JSON.stringify(await stepperCss(transform)),
      STEPPER_TEXTS: JSON.stringify(await stepperTexts()),
      'process.env.NODE_ENV': '"production"',
    },
    external: ['/early-requests.js'],
    logLevel: 'error',
  };
  const scripts = {
    main: join(root, 'lib/worker/main.ts'),
    off: join(root, 'lib/worker/off.ts'),
    hydrate: join(root, 'lib/client/hydration/main.ts'),
  };
  const modules = { 'early-requests': join(root, 'lib/client/hydration/early-requests.ts') };
  await build({ ...shared, entryPoints: scripts, format: 'iife' });
  await build({ ...shared, entryPoints: modules, format: 'esm' });
  // The process of esbuild would keep this one running.
  await stop();
}

/** The styles of the stepper for a shadow root, where the class names need no prefix. */
async function stepperCss(transform) {
  const css = await readFile(join(root, 'components/ui/form/stepper.module.css'), 'utf8');
  const { code } = await transform(css, { loader: 'css', minify: true });
  return code.trim();
}

/** The labels of the stepper in each language. */
async function stepperTexts() {
  const folder = join(root, 'messages');
  const texts = (await readdir(folder)).map(async (file) => {
    const { cart } = JSON.parse(await readFile(join(folder, file), 'utf8'));
    const { amountOf: label, decrease, increase } = cart;
    return [file.replace('.json', ''), { label, decrease, increase }];
  });
  return Object.fromEntries(await Promise.all(texts));
}
