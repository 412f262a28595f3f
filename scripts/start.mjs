import { randomBytes } from 'node:crypto';
import { allocator } from './lib/allocator.mjs';
import { ensureBuilt } from './lib/build.mjs';
import { requireDataFolder } from './lib/data-folder.mjs';
import { Failure, runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireFreePort } from './lib/ports.mjs';
import { ProcessGroup } from './lib/process-group.mjs';
import { run } from './lib/run.mjs';
import { program, ServerProcess } from './lib/server-process.mjs';
import { readSettings } from './lib/settings.mjs';
import { say, step } from './lib/steps.mjs';

await runMain(async () => {
  const settings = readSettings();
  const group = new ProcessGroup();
  await requireFreePort(settings.port, { variable: 'PORT' });
  const api = settings.apiUrl ? null : await prepareApi(settings);

  try {
    await ensureInstalled({ withTests: false });
    const secret = process.env.REVALIDATE_SECRET || randomBytes(24).toString('hex');
    const apiOpens = api ? openApi(group, { ...settings, ...api }, secret) : null;
    const storefrontOpens = ensureBuilt(settings.buildFolder)
      .then(() => openStorefront(group, settings, secret))
      .catch(async (failure) => {
        // The API knows of more that is unsafe than the storefront: its reasons come first.
        await apiOpens;
        throw failure;
      });
    const [storefront] = await Promise.all([storefrontOpens, apiOpens]);
    await storefront.answersAt(`http://127.0.0.1:${settings.port}/`);
    say(`\nChorsu is open: ${settings.siteUrl}   (Ctrl-C closes it)`);
    await group.watch();
  } finally {
    await group.stop();
  }
});

/** Fails for what would stop the API before minutes are spent on the build. */
async function prepareApi({ apiPort, dataFolder }) {
  await requireFreePort(apiPort, { variable: 'API_PORT', host: '127.0.0.1' });
  return requireDataFolder(dataFolder);
}

async function openApi(group, { port, apiPort, siteUrl, dataFolder, isNew }, secret) {
  const env = {
    ...allocator,
    NODE_ENV: 'production',
    CHORSU_DATA: dataFolder,
    SITE_URL: siteUrl,
  };
  if (isNew && !process.env.DATABASE_URL) await fill(env);
  await step('Opening the shop API', () => {
    const api = group.add(
      new ServerProcess({
        name: 'api',
        label: 'The shop API',
        args: program('api/main/serve.ts'),
        env: {
          ...env,
          API_PORT: String(apiPort),
          REVALIDATE_SECRET: secret,
          REVALIDATE_URL: `http://127.0.0.1:${port}/api/revalidate`,
        },
      }),
    );
    return api.answersAt(`http://127.0.0.1:${apiPort}/readyz`);
  });
}

/**
 * By a process of its own: the API would keep what the filling took for as long as it runs
 * (docs/decisions/147).
 */
async function fill(env) {
  const tool = ['scripts/run.mjs', 'api/main/shop.ts', 'settings'];
  await step('Filling the shop for the first time', async () => {
    const { code, output } = await run(process.execPath, tool, { env });
    if (code !== 0) throw new Failure(output.trim() || 'Filling the shop failed.');
  });
}

async function openStorefront(group, { port, apiPort, apiUrl, siteUrl, buildFolder }, secret) {
  return step('Opening the storefront', async () => {
    const storefront = group.add(
      new ServerProcess({
        name: 'web',
        label: 'The storefront',
        args: program('server/main.ts'),
        env: {
          ...allocator,
          NODE_ENV: 'production',
          PORT: String(port),
          API_URL: apiUrl ?? `http://127.0.0.1:${apiPort}`,
          CHORSU_DIST: buildFolder,
          NEXT_TELEMETRY_DISABLED: '1',
          REVALIDATE_SECRET: secret,
          SITE_URL: siteUrl,
        },
      }),
    );
    await storefront.answersAt(`http://127.0.0.1:${port}/readyz`);
    return storefront;
  });
}
