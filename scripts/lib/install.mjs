import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from './failure.mjs';
import { root } from './root.mjs';
import { run } from './run.mjs';
import { step } from './steps.mjs';

const ERROR_LINES = 8;

export async function ensureInstalled() {
  if (isInstalled(root)) return;
  await step('Installing packages', async () => {
    // Not `npm ci`: it refuses a lock without the optional packages of other platforms, and a
    // registry may hold only this platform's. The locked versions are installed, nothing is saved.
    const { code, output } = await run('npm', ['install', '--no-save', '--no-audit', '--no-fund']);
    if (code !== 0) throw new Failure(`${mainErrors(output)}\nInstalling the packages failed.`);
  });
}

/** npm prints what went wrong first, and its usage after that. */
function mainErrors(output) {
  const errors = output.split('\n').filter((line) => line.startsWith('npm error'));
  return (errors.length > 0 ? errors : output.split('\n')).slice(0, ERROR_LINES).join('\n').trim();
}

/** npm lists what it has installed in a file; everything in the lock must be in that list. */
export function isInstalled(folder) {
  const there = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(there)) return false;
  const installed = JSON.parse(readFileSync(there, 'utf8')).packages;
  const { packages: wanted } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  return Object.entries(wanted).every(
    ([path, { version, optional, peer }]) =>
      path === '' || isSame(installed[path], version, { mayBeAbsent: optional || peer }),
  );
}

function isSame(found, version, { mayBeAbsent }) {
  return found ? found.version === version : Boolean(mayBeAbsent);
}
