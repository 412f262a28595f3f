import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './lib/build.mjs';
import { bundleOf } from './lib/bundle.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { root } from './lib/root.mjs';
import { readSettings } from './lib/settings.mjs';

await runMain(async () => {
  const { buildFolder } = readSettings();
  await ensureInstalled();
  await ensureBuilt(buildFolder, { isForced: true });
  await bundleOf('server/main.ts');
  if (existsSync(join(root, 'api'))) await bundleOf('api/main/serve.ts');
});
