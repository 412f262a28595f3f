import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build/build.mjs';
import { bundleOf, programsOfBuild } from './lib/build/bundle.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install/install.mjs';
import { ProcessGroup } from './lib/processes/process-group.mjs';
import { root } from './lib/root.mjs';
import { readSettings } from './lib/settings.mjs';

const INTERRUPTED_CODE = 130;
/** `--if-changed` builds only the storefront, and only if its sources have changed. */
const isForced = !process.argv.includes('--if-changed');

await runMain(async () => {
  const { buildFolder } = readSettings();
  // Stops the build on a signal.
  new ProcessGroup({ interruptedCode: INTERRUPTED_CODE });
  await ensureInstalled({ withTests: false });
  await ensureBuilt(buildFolder, { isForced });
  if (!isForced) return;
  for (const program of programsOfBuild) {
    if (existsSync(join(root, program))) await bundleOf(program);
  }
});
