import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from '../../scripts/lib/build/build.mjs';
import { bundleForPackage } from '../../scripts/lib/build/bundle.mjs';
import { copyBuild } from '../../scripts/lib/build/next-build.mjs';
import { Failure, runMain } from '../../scripts/lib/failure.mjs';
import { ensureInstalled } from '../../scripts/lib/install/install.mjs';
import { findFreePort } from '../../scripts/lib/processes/ports.mjs';
import { run } from '../../scripts/lib/processes/run.mjs';
import { program, ServerProcess } from '../../scripts/lib/processes/server-process.mjs';
import { root } from '../../scripts/lib/root.mjs';
import { readSettings } from '../../scripts/lib/settings.mjs';
import { print, step } from '../../scripts/lib/steps.mjs';

const OUTPUT = join(root, '.mock-package');
const source = join(root, 'packages/mock');
const entries = {
  cli: 'packages/mock/cli.mjs',
  main: 'packages/mock/main.ts',
  storefront: 'server/main.ts',
  renderer: 'server/rendering/renderer.ts',
  client: 'packages/mock/client.ts',
  control: 'packages/mock/control.ts',
  playwright: 'packages/mock/playwright.ts',
};
/** Files that the programs read at run time, relative to their sources or by path. */
const asTheyAre = [
  'public',
  'api/demo/renders',
  'server/edge/plain-page.css',
  'api/http/reference',
  'api/media/decode-picture.mjs',
  'packages/mock/inspector/inspector.css',
  'packages/mock/inspector/inspector-script.js',
  'scripts/lib/processes/stop-with-parent.mjs',
];
const GUIDES = 'docs/qa';
const ofPackage = ['README.md', 'CHANGELOG.md', 'Dockerfile', 'python'];
/** Packages that Next loads dynamically. Tracing its build therefore does not find them. */
const peersOfNext = ['react', 'react-dom'];
/** The package that displays the API reference. `ofViewer` lists the files to copy (ADR 173). */
const VIEWER = 'swagger-ui-dist';
const ofViewer = [
  'swagger-ui-bundle.js',
  'swagger-ui-bundle.js.LICENSE.txt',
  'swagger-ui.css',
  'LICENSE',
  'NOTICE',
];
/** Packages for metrics and traces, which no test suite needs (ADR 068). */
const loadedOnDemand = /^(?:@opentelemetry\/|prom-client$)/;

await runMain(async () => {
  const { buildFolder, dataFolder } = readSettings();
  await ensureInstalled({ withDemo: true });
  await ensureBuilt(buildFolder);
  rmSync(OUTPUT, { recursive: true, force: true });
  mkdirSync(OUTPUT);
  await step('Bundling the programs', async () => {
    const imported = await bundleForPackage(entries, { folder: OUTPUT });
    const external = await copyBuild(join(root, buildFolder), OUTPUT);
    const needed = imported.filter((name) => !loadedOnDemand.test(name));
    writeManifest([...needed, ...external, ...peersOfNext, VIEWER]);
    copyViewer();
    for (const path of asTheyAre) copyIfAny(join(root, path), join(OUTPUT, path));
    for (const path of ofPackage) copyIfAny(join(source, path), join(OUTPUT, path));
    copyIfAny(join(root, GUIDES), join(OUTPUT, 'docs'));
  });
  await step('Writing the types', writeTypes);
  await step('Preparing the shop', () => prepareShop(dataFolder));
  const file = await step('Packing', pack);
  print(`\n${file}`);
});

function copyIfAny(from, to) {
  cpSync(from, to, { recursive: true, filter: (path) => !path.includes('__pycache__') });
}

/** Writes the package's dependencies with the same versions as in the repository. */
function writeManifest(names) {
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const manifest = read('packages/mock/package.json');
  const { dependencies } = read('package.json');
  const peers = Object.keys(manifest.peerDependencies);
  const wanted = [...new Set(names)].filter((name) => !peers.includes(name)).sort();
  const unknown = wanted.filter((name) => !(name in dependencies));
  if (unknown.length > 0)
    throw new Failure(`missing from the dependencies in package.json: ${unknown.join(', ')}`);
  const text = {
    ...manifest,
    dependencies: Object.fromEntries(wanted.map((name) => [name, dependencies[name]])),
    bundleDependencies: [VIEWER],
  };
  writeJson(join(OUTPUT, 'package.json'), text);
}

/**
 * Copies only the required files of the viewer. Installing it from the registry would take six
 * times as much space, and one of its dependencies would report the installation to an analytics
 * service.
 */
function copyViewer() {
  const from = join(root, 'node_modules', VIEWER);
  const to = join(OUTPUT, 'node_modules', VIEWER);
  for (const file of ofViewer) cpSync(join(from, file), join(to, file));
  const { name, version, license } = JSON.parse(readFileSync(join(from, 'package.json'), 'utf8'));
  writeJson(join(to, 'package.json'), { name, version, license });
}

function writeJson(path, value) {
  writeFileSync(path, `${JSON.stringify(value, null, 2)}\n`);
}

async function writeTypes() {
  const types = join(OUTPUT, 'types');
  const { code, output } = await run(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    '--ignoreConfig',
    '--declaration',
    '--emitDeclarationOnly',
    '--strict',
    '--skipLibCheck',
    '--target',
    'es2023',
    '--module',
    'esnext',
    '--moduleResolution',
    'bundler',
    '--lib',
    'es2023,dom',
    '--types',
    'node',
    '--outDir',
    types,
    ...['client.ts', 'playwright.ts'].map((name) => join(source, name)),
  ]);
  if (code !== 0) throw new Failure(output);
  for (const name of readdirSync(types)) {
    const file = join(types, name);
    // Node's module resolution needs file extensions; the bundler does not.
    writeFileSync(file, readFileSync(file, 'utf8').replace(/from '(\.\/\w+)'/g, "from '$1.js'"));
  }
}

/**
 * Starts the mock once, so that it stores the seeded shop, and copies that shop into the package.
 */
async function prepareShop(dataFolder) {
  const port = await findFreePort();
  const env = { API_PORT: String(port), CHORSU_DATA: dataFolder, CHORSU_PRODUCTS: '' };
  const args = program('packages/mock/serve.ts');
  const mock = new ServerProcess({ name: 'mock', label: 'The mocked API', args, env });
  await mock.waitUntilReady(`http://127.0.0.1:${port}/readyz`);
  await mock.stop();
  const folder = join(root, dataFolder, 'mock');
  const [snapshot] = readdirSync(folder).filter((name) => /^snapshot-\w+\.tar$/.test(name));
  if (!snapshot) throw new Failure(`${folder} has no prepared shop`);
  cpSync(join(folder, snapshot), join(OUTPUT, 'shop.tar'));
}

async function pack() {
  const { code, output } = await run('npm', ['pack', '--silent'], { cwd: OUTPUT });
  if (code !== 0) throw new Failure(output);
  const [file] = readdirSync(OUTPUT).filter((name) => name.endsWith('.tgz'));
  return join(OUTPUT, file);
}
