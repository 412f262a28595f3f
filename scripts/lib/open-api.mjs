import { Failure } from './failure.mjs';
import { allocatorEnv } from './processes/allocator.mjs';
import { KeptProcess } from './processes/kept-process.mjs';
import { run } from './processes/run.mjs';
import { program } from './processes/server-process.mjs';
import { step } from './steps.mjs';

/**
 * Starts the bundled API and restarts it if it exits unexpectedly. Without `DATABASE_URL`, fills a
 * new shop first.
 */
export async function openApi(group, { ownUrl, apiPort, siteUrl, dataFolder, isNew }, secret) {
  const env = {
    ...allocatorEnv(),
    NODE_ENV: 'production',
    CHORSU_DATA: dataFolder,
    SITE_URL: siteUrl,
  };
  if (isNew && !process.env.DATABASE_URL) await fill(env);
  await step('Opening the shop API', () => {
    const api = group.add(
      new KeptProcess({
        name: 'api',
        label: 'The shop API',
        args: program('api/main/serve.ts'),
        env: {
          ...env,
          API_PORT: String(apiPort),
          REVALIDATE_SECRET: secret,
          REVALIDATE_URL: `${ownUrl}/api/revalidate`,
        },
      }),
    );
    return api.waitUntilReady(`http://127.0.0.1:${apiPort}/readyz`);
  });
}

/**
 * Fills the shop in a separate process, because the API would keep the memory that filling needs
 * for as long as it runs (ADR 147).
 */
async function fill(env) {
  const tool = ['scripts/run.mjs', 'api/main/shop.ts', 'create'];
  await step('Filling the shop for the first time', async () => {
    const { code, output } = await run(process.execPath, tool, { env });
    if (code !== 0) throw new Failure(output.trim() || 'Filling the shop failed.');
  });
}
