import { handOver } from './lib/cli.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { findBrowser } from './lib/install/browser.mjs';
import { ensureInstalled } from './lib/install/install.mjs';
import { installScalePrograms } from './lib/install/scale-programs.mjs';
import { ProcessGroup } from './lib/processes/process-group.mjs';
import { readSettings } from './lib/settings.mjs';

await runMain(async () => {
  readSettings();
  new ProcessGroup({ interruptedCode: 130 });
  await ensureInstalled({ withDemo: true });
  const CHROMIUM_PATH = await findBrowser();
  const missing = await installScalePrograms();
  if (missing.length > 0) throw new Failure(`Programs are missing. Install ${missing.join(', ')}.`);
  const args = ['run', '--project', 'scale', ...process.argv.slice(2)];
  await handOver('vitest', args, { CHROMIUM_PATH, TEST_FULL: '1' });
});
