import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { cli } from '../cli.mjs';
import { Failure } from '../failure.mjs';
import { run } from '../processes/run.mjs';
import { root } from '../root.mjs';
import { step } from '../steps.mjs';
import { compressStaticFiles } from './compress-static.mjs';
import { digestOf } from './digest.mjs';
import { moveSourceMaps } from './next-build.mjs';
import { restoreOldFiles, setAsideOldFiles } from './old-files.mjs';
import { buildWorker } from './worker.mjs';

/** The sources of the build. A change to any of them makes the build stale. */
const sources = [
  'app',
  'components',
  'lib',
  'messages',
  'packages/deferred-hydration',
  'public',
  'stores',
  'middleware.ts',
  'next.config.ts',
  'tsconfig.json',
  'package-lock.json',
  'package.json',
  ...['build', 'compress-static', 'next-build', 'worker'].map(
    (name) => `scripts/lib/build/${name}.mjs`,
  ),
];

export async function ensureBuilt(buildFolder, { isForced = false } = {}) {
  const digest = buildDigest(root);
  if (!isForced && readStamp(buildFolder) === digest) return;
  await step('Building the storefront', async () => {
    rmSync(stampOf(buildFolder), { force: true });
    setAsideOldFiles(join(root, buildFolder));
    const BUILD_ID = process.env.BUILD_ID || buildId(root);
    const { code, output } = await run(process.execPath, [cli('next'), 'build'], {
      env: {
        NODE_ENV: 'production',
        NEXT_TELEMETRY_DISABLED: '1',
        CHORSU_DIST: buildFolder,
        BUILD_ID,
      },
    });
    if (code !== 0) throw new Failure(`${output.trim()}\nBuilding the storefront failed.`);
    await moveSourceMaps(join(root, buildFolder));
    await buildWorker(buildFolder);
    await compressStaticFiles(join(root, buildFolder, 'static'));
    restoreOldFiles(join(root, buildFolder));
    writeFileSync(stampOf(buildFolder), digest);
  });
}

export function buildDigest(folder) {
  const known = Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_'));
  return digestOf(folder, sources, JSON.stringify(known.sort()));
}

/** Returns the build id. It also covers `server`, which modifies the pages that Next renders. */
function buildId(folder) {
  return digestOf(folder, [...sources, 'server']).slice(0, 20);
}

function stampOf(buildFolder) {
  return join(root, buildFolder, 'sources.sha256');
}

function readStamp(buildFolder) {
  const stamp = stampOf(buildFolder);
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : null;
}
