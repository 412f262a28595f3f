import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ProcessGroup } from './lib/process-group.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { readSettings } from './lib/settings.mjs';

await runMain(async () => {
  const { buildFolder } = readSettings();
  // Ctrl-C stops the browser and the servers that were started for it.
  new ProcessGroup({ interruptedCode: 130 });
  await ensureInstalled({ withDemo: true });
  await ensureBuilt(buildFolder);
  const env = { CHROMIUM_PATH: await findBrowser() };
  const cli = join(root, 'node_modules/@playwright/test/cli.js');
  const args = [cli, 'test', ...process.argv.slice(2)];
  const { code } = await run(process.execPath, args, { env, isShown: true });
  process.exitCode = code;
});
