import { ensureBuilt } from './lib/build.mjs';
import { bundleOf } from './lib/bundle.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { readSettings } from './lib/settings.mjs';

await runMain(async () => {
  const { buildFolder } = readSettings();
  await ensureInstalled();
  await ensureBuilt(buildFolder, { isForced: true });
  await bundleOf('server/main.ts');
});
