import { ensureBuilt } from './lib/build/build.mjs';
import { handOver } from './lib/cli.mjs';
import { runMain } from './lib/failure.mjs';
import { findBrowser } from './lib/install/browser.mjs';
import { findEngines } from './lib/install/engines.mjs';
import { ensureInstalled } from './lib/install/install.mjs';
import { ProcessGroup } from './lib/processes/process-group.mjs';
import { readSettings } from './lib/settings.mjs';

await runMain(async () => {
  const { buildFolder } = readSettings();
  new ProcessGroup({ interruptedCode: 130 });
  await ensureInstalled({ withDemo: true });
  const CHROMIUM_PATH = await findBrowser();
  const engines = ['chromium', ...(await findEngines())];
  await ensureBuilt(buildFolder);
  const args = [
    'run',
    '--project',
    'engines',
    '--reporter=./tests/engines/table.ts',
    ...process.argv.slice(2),
  ];
  await handOver('vitest', args, { CHROMIUM_PATH, ENGINES: engines.join(' ') });
});
