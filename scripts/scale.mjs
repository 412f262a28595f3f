import { join } from 'node:path';
import { findBrowser } from './lib/browser.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { ProcessGroup } from './lib/process-group.mjs';
import { root } from './lib/root.mjs';
import { run } from './lib/run.mjs';
import { installScalePrograms } from './lib/scale-programs.mjs';
import { readSettings } from './lib/settings.mjs';

await runMain(async () => {
  readSettings();
  new ProcessGroup({ interruptedCode: 130 });
  await ensureInstalled({ withDemo: true });
  const CHROMIUM_PATH = await findBrowser();
  const missing = await installScalePrograms();
  if (missing.length > 0) throw new Failure(`These must be installed: ${missing.join(', ')}.`);
  const env = { CHROMIUM_PATH, TEST_FULL: '1' };
  const vitest = join(root, 'node_modules/vitest/vitest.mjs');
  const args = [vitest, 'run', '--config', 'vitest.scale.config.ts', ...process.argv.slice(2)];
  process.exitCode = (await run(process.execPath, args, { env, isShown: true })).code;
});
