import { ensureBuilt } from './lib/build/build.mjs';
import { handOver } from './lib/cli.mjs';
import { runMain } from './lib/failure.mjs';
import { findBrowser } from './lib/install/browser.mjs';
import { ensureInstalled } from './lib/install/install.mjs';
import { ProcessGroup } from './lib/processes/process-group.mjs';
import { readSettings } from './lib/settings.mjs';

await runMain(async () => {
  const { buildFolder } = readSettings();
  // Ctrl-C stops both the browser and its servers.
  new ProcessGroup({ interruptedCode: 130 });
  await ensureInstalled({ withDemo: true });
  await ensureBuilt(buildFolder);
  const env = { CHROMIUM_PATH: await findBrowser() };
  await handOver('playwright', ['test', ...process.argv.slice(2)], env);
});
