#!/usr/bin/env node
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { Failure, runMain } from '../../scripts/lib/failure.mjs';
import { mockEnv, storefrontEnv } from '../../scripts/lib/processes/mock-servers.mjs';
import { requireFreePort } from '../../scripts/lib/processes/ports.mjs';
import { ProcessGroup } from '../../scripts/lib/processes/process-group.mjs';
import { endingWithParent, ServerProcess } from '../../scripts/lib/processes/server-process.mjs';
import { requireNode } from '../../scripts/lib/settings.mjs';

const HELP = `Usage: chorsu-mock [options]

Start the mocked shop API and a storefront in front of it.

  --port <n>        port of the storefront (default: $PORT, or 3000)
  --api-port <n>    port of the API (default: $API_PORT, or 4001)
  --api-only        start only the API
  --strict          require a world in every request and make new worlds strict (MOCK_STRICT=1)
  --data <folder>   folder for generated images (default: $CHORSU_DATA, or a temporary folder)

It prints one line of JSON when it is ready, and runs until it receives SIGINT or SIGTERM.

Example: chorsu-mock --api-only --api-port 4100
`;
const options = {
  port: { type: 'string' },
  'api-port': { type: 'string' },
  'api-only': { type: 'boolean' },
  strict: { type: 'boolean' },
  data: { type: 'string' },
  help: { type: 'boolean', short: 'h' },
};

await runMain(async () => {
  requireNode();
  const given = readArguments();
  if (given.help) process.stdout.write(HELP);
  else await start(given);
});

function readArguments() {
  try {
    return parseArgs({ options }).values;
  } catch (error) {
    throw new Failure(`${error.message}\n\n${HELP}`, { cause: error });
  }
}

async function start(given) {
  const port = portOf(given.port ?? process.env.PORT, 3000);
  const apiPort = portOf(given['api-port'] ?? process.env.API_PORT, 4001);
  if (port === apiPort && !given['api-only']) {
    throw new Failure(
      `the storefront and the API cannot both use port ${port}: set --port or --api-port`,
    );
  }
  await requireFreePort(apiPort, { variable: 'API_PORT', host: '127.0.0.1' });
  if (!given['api-only']) await requireFreePort(port, { variable: 'PORT' });

  const group = new ProcessGroup();
  try {
    const ready = await open(group, given, { port, apiPort });
    const seconds = Math.round(performance.now() / 100) / 10;
    process.stdout.write(`${JSON.stringify({ ready: true, ...ready, seconds })}\n`);
    await group.watch();
  } finally {
    await group.stop();
  }
}

async function open(group, given, { port, apiPort }) {
  const api = `http://127.0.0.1:${apiPort}`;
  const data = resolve(given.data ?? process.env.CHORSU_DATA ?? ownFolder());
  // `--api-only` waits only for the API; otherwise the storefront starts after the API is ready.
  await add(group, mockOf(given, { port, apiPort, data }));
  if (given['api-only']) return { api };
  await add(group, storefrontOf({ port, api }));
  return { url: `http://localhost:${port}`, api };
}

function add(group, { server, probe }) {
  return group.add(server).waitUntilReady(probe);
}

function mockOf(given, { port, apiPort, data }) {
  const { REVALIDATE_URL, ...env } = mockEnv({ port, apiPort });
  const server = new ServerProcess({
    name: 'api',
    label: 'The mocked API',
    args: endingWithParent('dist/main.mjs'),
    env: {
      ...env,
      ...(!given['api-only'] && { REVALIDATE_URL }),
      ...(given.strict && { MOCK_STRICT: '1' }),
      ALLOW_MOCK: '1',
      CHORSU_DATA: data,
    },
  });
  return { server, probe: `http://127.0.0.1:${apiPort}/readyz` };
}

function storefrontOf({ port, api }) {
  const server = new ServerProcess({
    name: 'web',
    label: 'The storefront',
    args: endingWithParent('dist/storefront.mjs'),
    env: {
      ...storefrontEnv({ port, apiUrl: api }),
      SITE_URL: `http://localhost:${port}`,
      CHORSU_DIST: '.next',
      NEXT_TELEMETRY_DISABLED: '1',
    },
  });
  return { server, probe: `http://127.0.0.1:${port}/readyz` };
}

function portOf(text, standard) {
  const port = Number(text || standard);
  if (Number.isInteger(port) && port > 0 && port < 65_536) return port;
  throw new Failure(`a port is a number from 1 to 65535, not '${text}'`);
}

/**
 * Returns the default folder. Each user of the machine has a separate one, because users cannot
 * write to each other's folders.
 */
function ownFolder() {
  return join(tmpdir(), `chorsu-mock-${userInfo().uid}`);
}
