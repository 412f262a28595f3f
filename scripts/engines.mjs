import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { handOver } from './lib/cli.mjs';
import { findEngines } from './lib/engines.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ProcessGroup } from './lib/process-group.mjs';
import { readSettings } from './lib/settings.mjs';

await runMain(async () => {
  const { buildFolder } = readSettings();
  new ProcessGroup({ interruptedCode: 130 });
  await ensureInstalled({ withDemo: true });
  const CHROMIUM_PATH = await findBrowser();
  const engines = ['chromium', ...(await findEngines())];
  await ensureBuilt(buildFolder);
  const args = ['run', '--config', 'vitest.engines.config.ts', ...process.argv.slice(2)];
  await handOver('vitest', args, { CHROMIUM_PATH, ENGINES: engines.join(' ') });
});
