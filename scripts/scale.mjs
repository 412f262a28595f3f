import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackages } from './lib/apt.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ProcessGroup } from './lib/process-group.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { readSettings } from './lib/settings.mjs';

/** What runs beside the shop, by the Debian packages that have it. */
const programs = {
  haproxy: 'haproxy',
  nginx: 'nginx',
  pgbouncer: 'pgbouncer',
  'redis-server': 'redis-server',
  varnishd: 'varnish',
};

await runMain(async () => {
  const { buildFolder } = readSettings();
  new ProcessGroup({ interruptedCode: 130 });
  await ensureInstalled({ withDemo: true });
  await ensurePrograms();
  await ensureBuilt(buildFolder);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', 'vitest.scale.config.ts', ...process.argv.slice(2)];
  const { code } = await run(process.execPath, args, { env: { TEST_FULL: '1' }, isShown: true });
  process.exitCode = code;
});

async function ensurePrograms() {
  const missing = Object.keys(programs).filter((name) => !isThere(name));
  if (missing.length === 0) return;
  await installPackages(...missing.map((name) => programs[name]));
  const absent = missing.filter((name) => !isThere(name));
  if (absent.length > 0) throw new Failure(`These must be installed: ${absent.join(', ')}.`);
}

function isThere(name) {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin'];
  return folders.some((folder) => existsSync(join(folder, name)));
}
