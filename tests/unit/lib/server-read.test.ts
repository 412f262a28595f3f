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

test('a read that was given up is one line of the log, with its reason and how long it took', async () => {
  const { read, open } = await aSlowApi();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  await Promise.allSettled([read(), read(), read()]);
  expect(open).toHaveLength(2);
  const ended = 'The operation was aborted due to timeout';
  expect(logged.mock.calls.map(([line]) => line)).toEqual([
    expect.stringMatching(
      `^read site.menu: given up after \\d{4} ms, \\d{1,2} ms of them waiting for its turn: ${ended}$`,
    ),
    expect.stringMatching(
      `^read site.menu: given up after \\d{4} ms, \\d{1,2} ms of them waiting for its turn: ${ended}$`,
    ),
    // Whose turn came when its time was over, or never.
    expect.stringMatching(
      /^read site\.menu: given up after \d{4} ms(?:, \d{4} ms of them waiting|$| without a turn$)/,
    ),
  ]);
});

test('a read that the API fails is one line of the log, one that it refuses is none', async () => {
  const { read, open } = await aSlowApi();
  const logged = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => logged.mockRestore());
  const reads = Promise.allSettled([read(), read()]);
  await vi.waitFor(() => expect(open).toHaveLength(2));
  open.shift()?.writeHead(503).end('{"status":false,"data":null}');
  open.shift()?.writeHead(404).end('{"status":false,"data":null}');
  await reads;
  expect(logged.mock.calls).toEqual([
    [expect.stringMatching(/^read site\.menu: answered 503 after/)],
  ]);
});
