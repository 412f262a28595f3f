import { mkdtempSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';

import { listening } from '@/tests/support/process/listening';
import { sendRequest } from '@/tests/support/send-request';
import { aPort } from '@/tests/system/processes';
import { haproxyConfig } from './haproxy';
import { accepts, Program } from './program';

const TIMEOUT_MS = 30_000;

/** The readiness response of `server`, the stub that replaces storefronts and APIs here. */
let readiness = { status: 200, afterMs: 0 };
let probes = 0;
const server = createServer(async (req, res) => {
  if (req.url !== '/readyz') return res.end('served');
  const { status, afterMs } = readiness;
  await wait(afterMs);
  probes += 1;
  res.writeHead(status).end();
});

let program: Program;
const ports = { shop: '', apis: '' };

beforeAll(async () => {
  const own = [String(await listening(server))];
  Object.assign(ports, { shop: await aPort(), apis: await aPort() });
  const file = join(mkdtempSync(join(tmpdir(), 'chorsu-resort-')), 'haproxy.cfg');
  writeFileSync(file, haproxyConfig({ ...ports, storefrontPorts: own, apiPorts: own }));
  program = new Program({ command: 'haproxy', args: ['-f', file] }, () => accepts(ports.shop));
  await program.start();
});
afterAll(async () => {
  await program.stop();
  server.closeAllConnections();
  server.close();
});

const backends = async () => {
  const responses = await Promise.all(
    [ports.shop, ports.apis].map((port) => sendRequest(`http://127.0.0.1:${port}`, '/any')),
  );
  return responses.map(({ status, headers }) => [status, headers['x-backend']]);
};

test('keeps a server whose health checks take longer than their interval', {
  timeout: TIMEOUT_MS,
}, async () => {
  readiness = { status: 200, afterMs: 1500 };
  probes = 0;
  await expect.poll(() => probes, { timeout: TIMEOUT_MS }).toBeGreaterThan(8);
  expect(await backends()).toEqual([
    [200, 'storefronts'],
    [200, 'api-servers'],
  ]);
});

test('sends requests to the servers even if all their health checks fail', {
  timeout: TIMEOUT_MS,
}, async () => {
  readiness = { status: 503, afterMs: 0 };
  await expect.poll(backends, { timeout: TIMEOUT_MS }).toEqual([
    [200, 'storefronts-unchecked'],
    [200, 'api-servers-unchecked'],
  ]);
});
