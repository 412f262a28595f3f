import { watchBundle } from './lib/build/bundle.mjs';
import { cli } from './lib/cli.mjs';
import { requireDataFolder } from './lib/data-folder.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install/install.mjs';
import { requireFreePort } from './lib/processes/ports.mjs';
import { ProcessGroup } from './lib/processes/process-group.mjs';
import { ServerProcess } from './lib/processes/server-process.mjs';
import { readSettings } from './lib/settings.mjs';
import { print } from './lib/steps.mjs';

/** Makes `localhost` mean 127.0.0.1 even if the system prefers ::1. */
const IPV4_FIRST = '--dns-result-order=ipv4first';

await runMain(async () => {
  const { host, port, ownUrl, apiPort, dataFolder, siteUrl } = readSettings();
  const group = new ProcessGroup();
  await requireFreePort(port, { variable: 'PORT', host });
  await requireFreePort(apiPort, { variable: 'API_PORT', host: '127.0.0.1' });

  try {
    await ensureInstalled();
    requireDataFolder(dataFolder);
    const env = {
      NODE_ENV: 'development',
      API_PORT: String(apiPort),
      API_URL: `http://127.0.0.1:${apiPort}`,
      CHORSU_DATA: dataFolder,
      NEXT_TELEMETRY_DISABLED: '1',
      SITE_URL: siteUrl,
    };
    const bundle = await watchBundle('api/main/serve.ts');
    group.cleanUp(bundle.stop);
    const api = group.add(
      new ServerProcess({
        name: 'api',
        label: 'The shop API',
        args: ['--watch', '--watch-preserve-output', bundle.file],
        env,
      }),
    );
    const web = group.add(
      new ServerProcess({
        name: 'web',
        label: 'The storefront',
        args: [cli('next'), 'dev', '--hostname', nameForNext(host), '--port', String(port)],
        env: { ...env, NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} ${IPV4_FIRST}` },
      }),
    );
    await Promise.all([
      api.waitUntilReady(`http://127.0.0.1:${apiPort}/readyz`),
      web.waitUntilReady(`${ownUrl}/`),
    ]);
    print(`\nChorsu is ready for development: ${siteUrl}   (Ctrl-C stops it)`);
    await group.watch();
  } finally {
    await group.stop();
  }
});

/**
 * Returns the name of `host` that `next dev` requires. Next replaces 127.0.0.1 by `localhost` in the
 * addresses of rewrites, but not in the address of its server (vercel/next.js#94745). It would
 * therefore forward each page to itself, and the middleware would redirect it in a loop.
 */
function nameForNext(host) {
  return host === '127.0.0.1' ? 'localhost' : host;
}
