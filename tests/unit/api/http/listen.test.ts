import { Agent, type IncomingMessage, request } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { listen } from '@/api/http/listen';
import { aGate } from '@/tests/support/stub/gate';

/** Starts a server that delays every response until the test calls `release`. */
async function aServer() {
  const { opened: released, open: release } = aGate();
  let requestCount = 0;
  const app = new Hono().get('*', async (c) => {
    requestCount += 1;
    await released;
    return c.text('done');
  });
  const { address, close } = await listen(app, { host: '127.0.0.1', port: 0 });
  const isRequested = (times: number) => expect.poll(() => requestCount).toBe(times);
  return { address, close, isRequested, release };
}

function send(address: string, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    const clientRequest = request(address, { agent });
    clientRequest.on('response', (response: IncomingMessage) =>
      text(response).then(resolve, reject),
    );
    clientRequest.on('error', reject);
    clientRequest.end();
  });
}

test('does not delay the stop for an idle keep-alive connection', async () => {
  const { address, close, isRequested, release } = await aServer();
  const response = send(address, new Agent({ keepAlive: true }));
  await isRequested(1);

  const closed = close();
  release();

  expect(await response).toBe('done');
  expect(await Promise.race([closed.then(() => 'closed'), wait(1000, 'open')])).toBe('closed');
});

test('responds on an open connection during the stop, then closes it', async () => {
  const { address, close, isRequested, release } = await aServer();
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  const responses = text(socket);
  const requestText = `GET / HTTP/1.1\r\nHost: ${hostname}\r\n\r\n`;
  socket.write(requestText);
  await isRequested(1);

  const closed = close();
  socket.write(requestText);
  await isRequested(2);
  release();

  const [first, second] = (await responses).split(/(?<=done)/);
  expect(first).toMatch(/^HTTP\/1\.1 200 [\s\S]*^connection: keep-alive[\s\S]*done$/im);
  expect(second).toMatch(/^HTTP\/1\.1 200 [\s\S]*^connection: close[\s\S]*done$/im);
  await closed;
});
