import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { bundleForPackage } from './lib/bundle.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { copyBuild } from './lib/next-build.mjs';
import { findFreePort } from './lib/ports.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { program, ServerProcess } from './lib/server-process.mjs';
import { readSettings } from './lib/settings.mjs';
import { say, step } from './lib/steps.mjs';

const OUTPUT = join(root, '.mock-package');
/** Next looks for its settings beside its build. */
const SETTINGS = "export { settings as default } from './dist/settings.mjs';\n";
const source = join(root, 'api/mock-package');
const entries = {
  cli: 'scripts/mock-cli.mjs',
  main: 'api/mock-package/main.ts',
  storefront: 'server/main.ts',
  renderer: 'server/renderer.ts',
  client: 'api/mock-package/client.ts',
  control: 'api/mock-package/control.ts',
  playwright: 'api/mock-package/playwright.ts',
  settings: 'next.settings.ts',
};
/** Read beside their sources, or by their places. */
const asTheyAre = [
  'public',
  'api/demo/renders',
  'server/http/plain-page.css',
  'api/mock/inspector.css',
  'api/mock/inspector-script.js',
  'scripts/lib/stop-with-parent.mjs',
];
const ofPackage = ['README.md', 'CHANGELOG.md', 'Dockerfile', 'python'];
/** Next asks for them without naming them in what it builds. */
const peersOfNext = ['react', 'react-dom'];
/** For metrics and traces, which no suite asks for (record 068). */
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
    writeFileSync(join(OUTPUT, 'next.config.mjs'), SETTINGS);
    const needed = imported.filter((name) => !loadedOnDemand.test(name));
    writeManifest([...needed, ...external, ...peersOfNext]);
    for (const path of asTheyAre) copyIfAny(join(root, path), join(OUTPUT, path));
    for (const path of ofPackage) copyIfAny(join(source, path), join(OUTPUT, path));
  });
  await step('Writing the types', writeTypes);
  await step('Preparing the shop', () => prepareShop(dataFolder));
  const file = await step('Packing', pack);
  say(`\n${file}`);
});

function copyIfAny(from, to) {
  cpSync(from, to, { recursive: true, filter: (path) => !path.includes('__pycache__') });
}

/** Its dependencies are those of the repository that it uses, in the same versions. */
function writeManifest(names) {
  const read = (path) => JSON.parse(readFileSync(join(root, path), 'utf8'));
  const manifest = read('api/mock-package/package.json');
  const { dependencies } = read('package.json');
  const peers = Object.keys(manifest.peerDependencies);
  const wanted = [...new Set(names)].filter((name) => !peers.includes(name)).sort();
  const unknown = wanted.filter((name) => !(name in dependencies));
  if (unknown.length > 0) throw new Failure(`not in the dependencies: ${unknown.join(', ')}`);
  const text = {
    ...manifest,
    dependencies: Object.fromEntries(wanted.map((name) => [name, dependencies[name]])),
  };
  writeFileSync(join(OUTPUT, 'package.json'), `${JSON.stringify(text, null, 2)}\n`);
}

async function writeTypes() {
  const types = join(OUTPUT, 'types');
  const { code, output } = await run(process.execPath, [
    join(root, 'node_modules/typescript/bin/tsc'),
    ...['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--strict', '--skipLibCheck'],
    ...['--target', 'es2023', '--module', 'esnext', '--moduleResolution', 'bundler'],
    ...['--lib', 'es2023,dom', '--types', 'node', '--outDir', types],
    ...['client.ts', 'playwright.ts'].map((name) => join(source, name)),
  ]);
  if (code !== 0) throw new Failure(output);
  for (const name of readdirSync(types)) {
    const file = join(types, name);
    // As Node finds modules: a bundler needs no extension, the others do.
    writeFileSync(file, readFileSync(file, 'utf8').replace(/from '(\.\/\w+)'/g, "from '$1.js'"));
  }
}

/** The mock stores the seeded shop at its first start. */
async function prepareShop(dataFolder) {
  const port = await findFreePort();
  const env = { API_PORT: String(port), CHORSU_DATA: dataFolder, CHORSU_PRODUCTS: '' };
  const args = program('api/main/mock.ts');
  const mock = new ServerProcess({ name: 'mock', label: 'The mocked API', args, env });
  await mock.answersAt(`http://127.0.0.1:${port}/readyz`);
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
