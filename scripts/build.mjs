import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build/build.mjs';
import { bundleOf, programsOfBuild } from './lib/build/bundle.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install/install.mjs';
import { root } from './lib/root.mjs';
import { readSettings } from './lib/settings.mjs';

await runMain(async () => {
  const { buildFolder } = readSettings();
  await ensureInstalled({ withTests: false });
  await ensureBuilt(buildFolder, { isForced: true });
  for (const program of programsOfBuild) {
    if (existsSync(join(root, program))) await bundleOf(program);
  }
});
