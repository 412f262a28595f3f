import { randomBytes } from 'node:crypto';
import { requireDataFolder } from './lib/data-folder.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install/install.mjs';
import { openApi } from './lib/open-api.mjs';
import { allocatorEnv } from './lib/processes/allocator.mjs';
import { KeptProcess } from './lib/processes/kept-process.mjs';
import { requireFreePort } from './lib/processes/ports.mjs';
import { ProcessGroup } from './lib/processes/process-group.mjs';
import { run } from './lib/processes/run.mjs';
import { program } from './lib/processes/server-process.mjs';
import { readSettings } from './lib/settings.mjs';
import { print, step } from './lib/steps.mjs';

await runMain(async () => {
  const settings = readSettings();
  const group = new ProcessGroup();
  await requireFreePort(settings.port, { variable: 'PORT', host: settings.host });
  const api = settings.apiUrl ? null : await prepareApi(settings);

  try {
    await ensureInstalled({ withTests: false });
    const secret = process.env.REVALIDATE_SECRET || randomBytes(24).toString('hex');
    const apiOpens = api ? openApi(group, { ...settings, ...api }, secret) : null;
    await Promise.all([buildStorefront(settings), apiOpens]);
    // The API starts first, because tabs that are still open send requests as soon as the
    // storefront listens.
    const storefront = await openStorefront(group, settings, secret);
    await storefront.waitUntilReady(`${settings.ownUrl}/`);
    print(`\nChorsu is open: ${settings.siteUrl}   (Ctrl-C stops it)`);
    await group.watch();
  } finally {
    await group.stop();
  }
});

/** Checks the requirements of the API before the build, which takes minutes. */
async function prepareApi({ apiPort, dataFolder }) {
  await requireFreePort(apiPort, { variable: 'API_PORT', host: '127.0.0.1' });
  return requireDataFolder(dataFolder);
}

/** Builds in a separate process, so that its memory is free once the shop is open. */
async function buildStorefront({ buildFolder }) {
  const { code } = await run(process.execPath, ['scripts/build.mjs', '--if-changed'], {
    env: { CHORSU_DIST: buildFolder },
    isShown: true,
  });
  if (code !== 0) throw new Failure('The shop was not opened, because the build failed.');
}

async function openStorefront(group, settings, secret) {
  const { host, port, ownUrl, apiPort, apiUrl, siteUrl, buildFolder } = settings;
  return step('Opening the storefront', async () => {
    const storefront = group.add(
      new KeptProcess({
        name: 'web',
        label: 'The storefront',
        args: program('server/main.ts'),
        env: {
          ...allocatorEnv(),
          NODE_ENV: 'production',
          HOST: host,
          PORT: String(port),
          API_URL: apiUrl ?? `http://127.0.0.1:${apiPort}`,
          CHORSU_DIST: buildFolder,
          NEXT_TELEMETRY_DISABLED: '1',
          REVALIDATE_SECRET: secret,
          SITE_URL: siteUrl,
        },
      }),
    );
    await storefront.waitUntilReady(`${ownUrl}/readyz`);
    return storefront;
  });
}
