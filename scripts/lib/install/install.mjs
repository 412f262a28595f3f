import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Failure } from '../failure.mjs';
import { run } from '../processes/run.mjs';
import { root } from '../root.mjs';
import { step } from '../steps.mjs';

const ERROR_LINES = 8;

export async function ensureInstalled({ withDemo = includesDemo(), withTests = true } = {}) {
  if (isInstalled(root, { withDemo, withTests })) return;
  const whose = withDemo ? [] : ['--workspaces=false'];
  await step('Installing packages', async () => {
    // Some registries do not offer the optional packages of other platforms. `npm ci` would reject
    // a lock file without them. `npm install` accepts it, installs the locked versions and, with
    // these options, changes neither package.json nor the lock file.
    const options = ['--no-save', '--no-audit', '--no-fund', ...whose];
    const { code, output } = await run('npm', ['install', ...options]);
    if (code !== 0) throw new Failure(`${mainErrors(output)}\nInstalling the packages failed.`);
  });
}

/** Returns the first lines of npm's output that describe the error. */
function mainErrors(output) {
  const errors = output.split('\n').filter((line) => line.startsWith('npm error'));
  return (errors.length > 0 ? errors : output.split('\n')).slice(0, ERROR_LINES).join('\n').trim();
}

/** Returns whether to install the demo shop, a separate workspace in `api/demo`. */
function includesDemo() {
  const isOff = /^(?:0|false|no|off)$/i.test(process.env.DEMO_SHOP ?? '');
  return !isOff && existsSync(join(root, 'api/demo'));
}

/**
 * Returns whether npm's list of installed packages contains those of the lock file. With
 * `withTests: false`, the packages of the tests may be missing, because npm omits them with
 * NODE_ENV=production.
 */
export function isInstalled(folder, { withDemo = true, withTests = true } = {}) {
  const there = join(folder, 'node_modules/.package-lock.json');
  if (!existsSync(there)) return false;
  const installed = JSON.parse(readFileSync(there, 'utf8')).packages;
  const { packages: wanted } = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8'));
  const ofDemo = withDemo ? new Set() : workspacePackages(wanted);
  return Object.entries(wanted)
    .filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
    .every(([path, { version, optional, peer, dev }]) =>
      isSame(installed[path], version, {
        mayBeAbsent: optional || peer || ofDemo.has(path) || (dev && !withTests),
      }),
    );
}

/** Returns the paths of the packages on which workspaces depend. */
function workspacePackages(wanted) {
  const workspaces = Object.keys(wanted).filter((path) => path && !path.includes('node_modules/'));
  const queue = [...workspaces];
  const found = new Set();
  for (const path of queue) {
    for (const name of Object.keys(wanted[path]?.dependencies ?? {})) {
      const place = `node_modules/${name}`;
      if (!found.has(place)) queue.push(place);
      found.add(place);
    }
  }
  return found;
}

function isSame(found, version, { mayBeAbsent }) {
  return found ? found.version === version : Boolean(mayBeAbsent);
}
