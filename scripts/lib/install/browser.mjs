import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { cli } from '../cli.mjs';
import { Failure } from '../failure.mjs';
import { run } from '../processes/run.mjs';
import { root } from '../root.mjs';
import { step } from '../steps.mjs';
import { installPackages } from './apt.mjs';

/** Chromium without a user interface: the same pages take a third less processor time. */
const SHELL = 'chromium-headless-shell';
const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const CHECK_LIMIT_MS = 30_000;
const DOWNLOAD_LIMIT_MS = 5 * 60 * 1000;

const attempts = [
  () => [process.env.CHROMIUM_PATH].filter(Boolean),
  () => onPath([SHELL]),
  async () => ((await installPackages(SHELL)) ? onPath([SHELL]) : []),
  () => onPath(names),
  () => [ownBrowser()],
  async () => ((await downloadOwnBrowser()) ? [ownBrowser()] : []),
  async () => ((await installPackages('chromium')) ? onPath(names) : []),
];

export async function findBrowser() {
  return firstWorking(attempts);
}

export async function firstWorking(attempts) {
  for (const attempt of attempts) {
    for (const path of await attempt()) if (await isWorking(path)) return path;
  }
  throw new Failure(
    'No browser could be found or installed. Install Chromium (apt-get install chromium) or set CHROMIUM_PATH.',
  );
}

export async function isWorking(path) {
  if (!existsSync(path)) return false;
  const args = ['--headless', '--no-sandbox', '--disable-gpu', '--dump-dom', 'about:blank'];
  const { code, output } = await run(path, args, { limitMs: CHECK_LIMIT_MS });
  return code === 0 && output.includes('<html');
}

export function onPath(wanted, folders = (process.env.PATH ?? '').split(delimiter)) {
  return wanted
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path));
}

function ownBrowser() {
  const require = createRequire(import.meta.url);
  return require(join(root, 'node_modules/playwright-core')).chromium.executablePath();
}

async function downloadOwnBrowser() {
  return step("Downloading Playwright's browser", async () => {
    const args = [cli('playwright'), 'install', 'chromium'];
    const { code } = await run(process.execPath, args, { limitMs: DOWNLOAD_LIMIT_MS });
    return code === 0;
  });
}
