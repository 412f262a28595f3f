import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

const page = { locale: 'uz', scope: null } as const;

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  globalThis.serverReads = undefined;
});

/** An API that answers when it is told to, and a fresh `serverRead` that asks it. */
async function aSlowApi() {
  const open: ServerResponse[] = [];
  let count = 0;
  const server = createServer((_req, res) => {
    count += 1;
    open.push(res);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('READ_TIMEOUT_SECONDS', '1');
  vi.resetModules();
  const { serverRead } = await import('@/lib/server-read');
  const read = () => serverRead('site.menu', {}, page);
  const answer = () => open.shift()?.end(JSON.stringify({ status: true, data: 'menu' }));
  return { asked: () => count, open, read, answer };
}

test('pages ask the bundled API for two things at a time, so that a cart does not wait behind all of them', async () => {
  const { asked, open, read, answer } = await aSlowApi();
  const reads = Promise.all([read(), read(), read()]);
  await vi.waitFor(() => expect(open).toHaveLength(2));
  answer();
  await vi.waitFor(() => expect(asked()).toBe(3));
  // The third came after the first was answered.
  expect(open).toHaveLength(2);
  answer();
  answer();
  expect(await reads).toEqual(['menu', 'menu', 'menu']);
});

test('the limit of a read counts its wait: behind reads that hang it fails with them (B-32)', async () => {
  const { read } = await aSlowApi();
  const startedAt = performance.now();
  const settled = await Promise.allSettled([read(), read(), read(), read(), read()]);

  expect(settled.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(performance.now() - startedAt).toBeLessThan(1900);
});
