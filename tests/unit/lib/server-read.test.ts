import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  globalThis.serverReads = undefined;
});

/** Starts an API that waits for `respond`, and loads a fresh `serverRead` that uses it. */
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
  const response = () => open.shift()?.end(JSON.stringify({ status: true, data: 'menu' }));
  return { requestCount: () => count, ids, open, read, respond: response };
}

function quietLog(): () => unknown[] {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {});
  onTestFinished(() => spy.mockRestore());
  return () => spy.mock.calls.map(([line]) => line);
}

test('sends at most two requests at a time to the bundled API', async () => {
  const { requestCount, open, read, respond: response } = await aSlowApi({ limitSeconds: 20 });
  const reads = Promise.all([read(), read(), read()]);
  await vi.waitFor(() => expect(open).toHaveLength(2));
  response();
  await vi.waitFor(() => expect(requestCount()).toBe(3));
  // The third request is sent only after the first response.
  expect(open).toHaveLength(2);
  response();
  response();
  expect(await reads).toEqual(['menu', 'menu', 'menu']);
});

test('counts the wait in the queue toward the time limit of a read (B-32)', async () => {
  const { read } = await aSlowApi();
  const startedAt = performance.now();
  const settled = await Promise.allSettled([read(), read(), read(), read(), read()]);

  expect(settled.map(({ status }) => status)).toEqual(Array(5).fill('rejected'));
  expect(performance.now() - startedAt).toBeLessThan(1900);
});

test('logs each failed read with its scope, reason and duration', async () => {
  const { read } = await aSlowApi();
  const logged = quietLog();
  await Promise.allSettled([read('one'), read('one'), read('one')]);
  const overdue =
    /^read site\.menu in world one: no response after \d{4} ms \(\d{1,3} ms queued\): The operation was aborted due to timeout$/;
  expect(logged()).toEqual([
    expect.stringMatching(overdue),
    expect.stringMatching(overdue),
    // The third read gets a slot at about its time limit, or none at all.
    expect.stringMatching(
      / no response after \d{4} ms \((?:99\d|\d{4}) ms queued\)| no free slot after \d{4} ms in the queue$/,
    ),
  ]);
});

test('does not flood the log when the API hangs', async () => {
  const { read } = await aSlowApi();
  const logged = quietLog();
  await Promise.allSettled(Array.from({ length: 50 }, () => read()));
  expect(logged()).toHaveLength(1);
});

test('logs a failed read once, but does not log a 404', async () => {
  const { read, open } = await aSlowApi();
  const logged = quietLog();
  const reads = Promise.allSettled([read(), read()]);
  await vi.waitFor(() => expect(open).toHaveLength(2));
  open.shift()?.writeHead(503).end('{"status":false,"data":null}');
  open.shift()?.writeHead(404).end('{"status":false,"data":null}');
  await reads;
  expect(logged()).toEqual([expect.stringMatching(/^read site\.menu: status 503 after/)]);
});

test("sends the page's request id with its reads", async () => {
  const { read, respond: response, open, ids } = await aSlowApi({ limitSeconds: 20 });
  const { inRequest } = await import('@/lib/telemetry/request-context');
  const reads = [inRequest({ id: 'of-the-page' }, () => read()), read()];
  await vi.waitFor(() => expect(open).toHaveLength(2));
  response();
  response();
  await Promise.all(reads);
  expect(ids).toEqual(['of-the-page', undefined]);
});

test("passes the time in the API's response to `onApiTime`", async () => {
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
