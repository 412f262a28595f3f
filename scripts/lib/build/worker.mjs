import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../root.mjs';
import { readBuildId, scriptsOfProducts } from './next-build.mjs';

/**
 * Builds the scripts that Next does not build: the service worker, the worker that replaces it when
 * it is switched off, the script that hydrates a page, and the scripts that show panels and send
 * requests before hydration.
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
    charset: 'utf8',
    define: {
      VERSION: JSON.stringify(version),
      PRODUCT_SCRIPTS: JSON.stringify(ofProducts),
      ...(await earlyStyles(transform)),
      ...(await earlyTexts()),
      'process.env.NODE_ENV': '"production"',
    },
    logLevel: 'error',
  };
  const scripts = {
    main: join(root, 'lib/worker/main.ts'),
    off: join(root, 'lib/worker/off.ts'),
    hydrate: join(root, 'lib/client/hydration/main.ts'),
  };
  const modules = {
    'early-panels': join(root, 'lib/client/hydration/early-panels.ts'),
    'early-requests': join(root, 'lib/client/hydration/early-requests.ts'),
  };
  await build({ ...shared, entryPoints: scripts, format: 'iife' });
  await build({ ...shared, entryPoints: modules, format: 'esm' });
  // Otherwise esbuild's process would keep this one running.
  await stop();
}

/**
 * Returns the styles of early controls and panels for shadow roots, where class names need no
 * prefix.
 */
async function earlyStyles(transform) {
  const ofFile = async (file) => {
    const css = await readFile(join(root, 'components', `${file}.module.css`), 'utf8');
    const { code } = await transform(css, { loader: 'css', minify: true });
    return code.trim();
  };
  return {
    STEPPER_CSS: JSON.stringify(await ofFile('ui/form/stepper')),
    PANEL_CSS: JSON.stringify({
      drawer: await ofFile('ui/overlay/drawer'),
      modal: await ofFile('ui/overlay/modal'),
      links: await ofFile('layout/menus/menu-drawer'),
      mega: await ofFile('layout/menus/mega-menu'),
      search: await ofFile('search/search-panel'),
    }),
  };
}

/** Returns the texts of early controls and panels in each language. */
async function earlyTexts() {
  const folder = join(root, 'messages');
  const locales = (await readdir(folder)).map(async (file) => {
    const { actions, cart, menu, search, signIn } = JSON.parse(
      await readFile(join(folder, file), 'utf8'),
    );
    const { amountOf: label, decrease, increase } = cart;
    const { close } = actions;
    const panel = { close, language: menu.language, signIn: signIn.title, history: search.history };
    return { locale: file.replace('.json', ''), stepper: { label, decrease, increase }, panel };
  });
  const texts = await Promise.all(locales);
  const ofEach = (part) =>
    JSON.stringify(Object.fromEntries(texts.map((one) => [one.locale, one[part]])));
  return { STEPPER_TEXTS: ofEach('stepper'), PANEL_TEXTS: ofEach('panel') };
}
