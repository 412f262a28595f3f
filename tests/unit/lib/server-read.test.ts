import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  globalThis.serverReads = undefined;
});

/** An API that answers when it is told to, and a fresh `serverRead` that asks it. */
async function aSlowApi({ limitSeconds = 1 } = {}) {
  const open: ServerResponse[] = [];
  let count = 0;
  const ids: unknown[] = [];
  const server = createServer((req, res) => {
    count += 1;
    ids.push(req.headers['x-request-id']);
    open.push(res);
  }).listen(0, '127.0.0.1');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  await new Promise((resolve) => server.once('listening', resolve));
  vi.stubEnv('API_URL', `http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  vi.stubEnv('READ_TIMEOUT_SECONDS', `${limitSeconds}`);
  vi.stubEnv('FORWARD_COOKIE', 'world');
  vi.resetModules();
  const { serverRead } = await import('@/lib/server-read');
  const read = (scope: string | null = null) =>
    serverRead('site.menu', {}, { locale: 'uz', scope });
  const answer = () => open.shift()?.end(JSON.stringify({ status: true, data: 'menu' }));
  return { asked: () => count, ids, open, read, answer };
}

function quietLog(): () => unknown[] {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.map(([line]) => line);
}

test('pages ask the bundled API for two things at a time, so that a cart does not wait behind all of them', async () => {
  const { asked, open, read, answer } = await aSlowApi({ limitSeconds: 20 });
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

test('of a scope, each read that is given up is in the log, with its reason and how long it took', async () => {
  const { read } = await aSlowApi();
  const logged = quietLog();
  await Promise.allSettled([read('one'), read('one'), read('one')]);
  const overdue =
    /^read site\.menu in world one: no response after \d{4} ms \(\d{1,3} ms queued\): The operation was aborted due to timeout$/;
  expect(logged()).toEqual([
    expect.stringMatching(overdue),
    expect.stringMatching(overdue),
    // Its turn came when its time was over, to a few milliseconds, or never.
    expect.stringMatching(
      / no response after \d{4} ms \((?:99\d|\d{4}) ms queued\)| timed out after \d{4} ms in the queue$/,
    ),
  ]);
});

test('an API that answers nobody does not flood the log', async () => {
  const { read } = await aSlowApi();
  const logged = quietLog();
  await Promise.allSettled(Array.from({ length: 50 }, () => read()));
  expect(logged()).toHaveLength(1);
});

test('a read that the API fails is one line of the log, one that it refuses is none', async () => {
  const { read, open } = await aSlowApi();
  const logged = quietLog();
  const reads = Promise.allSettled([read(), read()]);
  await vi.waitFor(() => expect(open).toHaveLength(2));
  open.shift()?.writeHead(503).end('{"status":false,"data":null}');
  open.shift()?.writeHead(404).end('{"status":false,"data":null}');
  await reads;
  expect(logged()).toEqual([expect.stringMatching(/^read site\.menu: status 503 after/)]);
});

test('a read is asked under the id of the request for its page', async () => {
  const { read, answer, open, ids } = await aSlowApi({ limitSeconds: 20 });
  const { inRequest } = await import('@/lib/telemetry/request-context');
  const reads = [inRequest({ id: 'of-the-page' }, () => read()), read()];
  await vi.waitFor(() => expect(open).toHaveLength(2));
  answer();
  answer();
  await Promise.all(reads);
  expect(ids).toEqual(['of-the-page', undefined]);
});

test('a read hands on the time of the API', async () => {
  const { open } = await aSlowApi({ limitSeconds: 20 });
  const { serverRead } = await import('@/lib/server-read');
  const onApiTime = vi.fn();
  const read = serverRead('site.menu', {}, { locale: 'uz', scope: null, onApiTime });
  await vi.waitFor(() => expect(open).toHaveLength(1));
  const headers = { date: 'Mon, 01 Mar 2027 07:00:00 GMT' };
  open
    .shift()
    ?.writeHead(200, headers)
    .end(JSON.stringify({ status: true, data: 'menu' }));
  await read;
  expect(onApiTime).toHaveBeenCalledWith(Date.parse('2027-03-01T12:00:00+05:00'));
});
