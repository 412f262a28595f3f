import { createServer, get, type IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { createLifecycle } from '@/server/lifecycle';
import { listening } from '@/tests/support/process/listening';
import { aGate } from '@/tests/support/stub/gate';

async function aServer({ pauseMs = 0, drainMs = 5000 } = {}) {
  const server = createServer();
  const lifecycle = createLifecycle({ server, pauseMs, drainMs });
  const port = await listening(server);
  lifecycle.opened();
  return { server, lifecycle, url: `http://127.0.0.1:${port}` };
}

function send(
  url: string,
): Promise<{ status: number | undefined; connection: string | undefined }> {
  return new Promise((resolve, reject) => {
    const onResponse = (response: IncomingMessage) => {
      response.resume();
      response.on('end', () =>
        resolve({ status: response.statusCode, connection: response.headers.connection }),
      );
    };
    get(url, onResponse).on('error', reject);
  });
}

test('finishes a request in progress before it stops (B-40)', async () => {
  const { server, lifecycle, url } = await aServer();
  const { opened: arrived, open: arrive } = aGate();
  const { opened: released, open: release } = aGate();
  server.on('request', async (_req, res) => {
    arrive();
    await released;
    res.end('done');
  });
  const response = send(url);
  await arrived;

  const stopped = lifecycle.stop();
  release();

  expect((await response).status).toBe(200);
  await stopped;
  expect(server.listening).toBe(false);
});

test('keeps responding but closes connections during the pause before it stops (B-40)', async () => {
  const { server, lifecycle, url } = await aServer({ pauseMs: 300 });
  server.on('request', (_req, res) => void res.end('done'));

  const stopped = lifecycle.stop();

  expect(lifecycle.isReady()).toBe(false);
  expect(await send(url)).toEqual({ status: 200, connection: 'close' });
  await stopped;
  await expect(send(url)).rejects.toThrow('ECONNREFUSED');
});

test('stops within the time limit even if a request never ends (B-40)', async () => {
  const { server, lifecycle, url } = await aServer({ drainMs: 50 });
  const { opened: arrived, open: arrive } = aGate();
  server.on('request', () => arrive());
  const response = send(url).catch(() => 'cut off');
  await arrived;

  await lifecycle.stop();

  expect(await response).toBe('cut off');
});

test('becomes ready only when it opens', async () => {
  const lifecycle = createLifecycle({ server: createServer(), pauseMs: 0, drainMs: 0 });
  expect(lifecycle.isReady()).toBe(false);
  lifecycle.opened();
  expect(lifecycle.isReady()).toBe(true);
});
