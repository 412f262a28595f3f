import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listening } from '@/tests/support/process/listening';
import { sendRequest } from '@/tests/support/send-request';
import { aPort } from '@/tests/system/processes';
import { accepts, Program } from './program';

const DATE = 'Mon, 30 Nov 2026 00:00:00 GMT';

type Stub = { server: Server; port: string; received: IncomingMessage[]; isStopping: boolean };

/**
 * Starts a stub of a storefront. While the stub stops, it is not ready and closes the connections
 * of writes.
 */
async function aStorefront(): Promise<Stub> {
  const server = createServer((req, res) => {
    stub.received.push(req);
    if (stub.isStopping && req.method === 'POST') return void req.socket.destroy();
    const isFailing = stub.isStopping || req.url === '/api/v1/unavailable';
    res.writeHead(isFailing ? 503 : 200, { date: DATE }).end('served');
  });
  const stub: Stub = { server, port: '', received: [], isStopping: false };
  stub.port = String(await listening(server));
  return stub;
}

let stubs: Stub[] = [];
let program: Program;
let url = '';

beforeAll(async () => {
  stubs = [await aStorefront(), await aStorefront()];
  const [port, plain] = [await aPort(), await aPort()];
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-nginx-'));
  // The documented file without TLS, on ports that do not require root.
  const site = readFileSync('deploy/nginx/single-machine.conf', 'utf8')
    .replace(/^ *ssl_.*\n/gm, '')
    .replace(/^ *listen \[::\].*\n/gm, '')
    .replace('listen 443 ssl http2', `listen 127.0.0.1:${port}`)
    .replace('listen 80', `listen 127.0.0.1:${plain}`)
    .replace('127.0.0.1:3001', `127.0.0.1:${stubs[0]?.port}`)
    .replace('127.0.0.1:3002', `127.0.0.1:${stubs[1]?.port}`);
  writeFileSync(join(folder, 'site.conf'), site);
  writeFileSync(
    join(folder, 'nginx.conf'),
    `pid ${folder}/pid; error_log stderr; events {} http { access_log off; include site.conf; }`,
  );
  const args = ['-c', join(folder, 'nginx.conf'), '-g', 'daemon off;'];
  program = new Program({ command: 'nginx', args }, () => accepts(port));
  await program.start();
  url = `http://127.0.0.1:${port}`;
});
afterAll(async () => {
  await program.stop();
  for (const { server } of stubs) server.closeAllConnections();
  for (const { server } of stubs) server.close();
});
beforeEach(() => {
  for (const stub of stubs) Object.assign(stub, { received: [], isStopping: false });
});

const received = () => stubs.flatMap((stub) => stub.received);

test('serves every read while one of two storefronts stops', async () => {
  const [first] = stubs;
  if (first) first.isStopping = true;
  const statuses: number[] = [];
  for (let at = 0; at < 20; at += 1) statuses.push((await sendRequest(url, `/p/${at}`)).status);
  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(first?.received).not.toEqual([]);
});

test('forwards the shopper’s address and the shop’s Date header', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.9' };
  const { headers: sent } = await sendRequest(url, '/', { headers });
  expect(sent.date).toBe(DATE);
  const [request] = received();
  expect(request?.headers).toMatchObject({
    'x-forwarded-for': '127.0.0.1',
    'x-request-id': expect.stringMatching(/^[\da-f]{32}$/),
  });
});

test('does not expose the endpoint that invalidates pages', async () => {
  const { status } = await sendRequest(url, '/api/revalidate', { method: 'POST', body: '{}' });
  expect([status, received()]).toEqual([404, []]);
});

test('serves pages while the API responds with 503', async () => {
  const responses: number[] = [];
  for (let at = 0; at < 5; at += 1) {
    responses.push((await sendRequest(url, '/api/v1/unavailable')).status);
    responses.push((await sendRequest(url, '/products')).status);
  }
  expect(new Set(responses.filter((_, at) => at % 2 === 0))).toEqual(new Set([503]));
  expect(new Set(responses.filter((_, at) => at % 2 === 1))).toEqual(new Set([200]));
});

test('never sends a write twice', async () => {
  for (const stub of stubs) stub.isStopping = true;
  for (let at = 0; at < 4; at += 1) {
    await sendRequest(url, `/api/v1/order/${at}`, { method: 'POST', body: '{}' });
  }
  const paths = received().map((req) => req.url);
  expect(paths).toContain('/api/v1/order/0');
  expect(paths).toHaveLength(new Set(paths).size);
});
