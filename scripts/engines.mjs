import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { findEngines } from './lib/engines.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ProcessGroup } from './lib/process-group.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { readSettings } from './lib/settings.mjs';

await runMain(async () => {
  const { buildFolder } = readSettings();
  new ProcessGroup({ interruptedCode: 130 });
  await ensureInstalled({ withDemo: true });
  const CHROMIUM_PATH = await findBrowser();
  const engines = ['chromium', ...(await findEngines())];
  await ensureBuilt(buildFolder);
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', 'vitest.engines.config.ts', ...process.argv.slice(2)];
  const env = { CHROMIUM_PATH, ENGINES: engines.join(' ') };
  const { code } = await run(process.execPath, args, { env, isShown: true });
  process.exitCode = code;
});
