import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build/build.mjs';
import { bundleOf } from './lib/build/bundle.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install/install.mjs';
import { root } from './lib/root.mjs';
import { readSettings } from './lib/settings.mjs';

/** Of an installed shop: where it runs nobody may write beside its sources. */
const programs = [
  'server/main.ts',
  'api/main/serve.ts',
  // The operator's.
  'api/main/shop.ts',
  'api/doctor/main.ts',
];

await runMain(async () => {
  const { buildFolder } = readSettings();
  await ensureInstalled({ withTests: false });
  await ensureBuilt(buildFolder, { isForced: true });
  for (const program of programs) {
    if (existsSync(join(root, program))) await bundleOf(program);
  }
});
