import { join } from 'node:path';
import { requireDataFolder } from './lib/data-folder.mjs';
import { runMain } from './lib/failure.mjs';
import { ensureInstalled } from './lib/install.mjs';
import { requireFreePort } from './lib/ports.mjs';
import { Crew } from './lib/process-group.mjs';
import { Companion } from './lib/processes.mjs';
import { root } from './lib/root.mjs';
import { readSettings } from './lib/settings.mjs';
import { say } from './lib/steps.mjs';

await runMain(async () => {
  const { port, apiPort, dataFolder, siteUrl } = readSettings();
  const crew = new Crew();
  await requireFreePort(port, { variable: 'PORT' });
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
    const api = crew.add(
      new Companion({
        name: 'api',
        label: 'The shop API',
        args: [bin('tsx/dist/cli.mjs'), 'watch', '--clear-screen=false', 'api/main/serve.ts'],
        env,
      }),
    );
    const web = crew.add(
      new Companion({
        name: 'web',
        label: 'The storefront',
        args: [bin('next/dist/bin/next'), 'dev', '--port', String(port)],
        env,
      }),
    );
    await Promise.all([
      api.answersAt(`http://127.0.0.1:${apiPort}/readyz`),
      web.answersAt(`http://127.0.0.1:${port}/`),
    ]);
    say(`\nChorsu is open for work: ${siteUrl}   (Ctrl-C closes it)`);
    await crew.watch();
  } finally {
    await crew.stop();
  }
});

function bin(path) {
  return join(root, 'node_modules', path);
}
