import { once } from 'node:events';
import { connect } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';
import { errorResponse } from '@/api/http/error-response';
import { receiveText } from '@/api/http/receive';
import { served } from '@/tests/support/page/served';

const PACE = { graceMs: 50, bytesPerSecond: 1000 };

function anApi(maxBytes: number) {
  const api = new Hono().post('/', async (c) => c.text(await receiveText(c, maxBytes, PACE)));
  api.onError(errorResponse);
  return (body: RequestInit['body'], headers: Record<string, string> = {}) =>
    api.request('/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit);
}

/** Returns a request body that yields these chunks and never ends. */
function unfinished(...pieces: string[]): ReadableStream {
  return new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
    },
  });
}

test('rejects a body above the limit with 413 (B-44)', async () => {
  const send = anApi(4);
  expect(await (await send('four')).text()).toBe('four');
  expect((await send('fives', { 'content-length': '5' })).status).toBe(413);
  expect((await send(unfinished('fives'))).status).toBe(413);
});

test('limits a body without a stated length to 64 KB', async () => {
  const send = anApi(1_000_000);
  const stream = (length: number) => new Blob(['a'.repeat(length)]).stream();
  expect((await send(stream(64 * 1024))).status).toBe(200);
  expect((await send(stream(64 * 1024 + 1))).status).toBe(413);
  const stated = { 'content-length': String(64 * 1024 + 1) };
  expect((await send(stream(64 * 1024 + 1), stated)).status).toBe(200);
  const both = { ...stated, 'transfer-encoding': 'chunked' };
  expect((await send(stream(64 * 1024 + 1), both)).status).toBe(413);
});

test.each([
  ['has sent nothing', []],
  ['sends one byte and stops', ['a']],
  ['sends below the minimum rate', ['a'.repeat(40)]],
])('cuts the connection with 408 when the sender %s', async (_what, pieces) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const response = anApi(1000)(unfinished(...pieces));
  await vi.advanceTimersByTimeAsync(PACE.graceMs + 40);
  const { status, headers } = await response;
  vi.useRealTimers();
  expect([status, headers.get('connection')]).toEqual([408, 'close']);
});

test('waits for a body that arrives faster than the minimum rate', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  const sender: { send?: (text: string) => void; end?: () => void } = {};
  const body = new ReadableStream({
    start: (controller) => {
      sender.send = (text) => controller.enqueue(new TextEncoder().encode(text));
      sender.end = () => controller.close();
    },
  });
  const response = anApi(1000)(body);
  for (let piece = 0; piece < 20; piece += 1) {
    sender.send?.('a'.repeat(11));
    await vi.advanceTimersByTimeAsync(10);
  }
  sender.end?.();
  expect((await response).status).toBe(200);
  vi.useRealTimers();
});

test('responds with 400 when the sender disconnects', async () => {
  const broken = new ReadableStream({ pull: (controller) => controller.error(new Error('gone')) });
  expect((await anApi(1000)(broken)).status).toBe(400);
});

test('serves other requests while it reads a body of many small chunks', async () => {
  const timers = vi.spyOn(globalThis, 'setTimeout');
  onTestFinished(() => timers.mockRestore());
  const pieces = Array.from({ length: 6400 }, () => 'a');
  const body = new ReadableStream({
    start: (controller) => {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece));
      controller.close();
    },
  });
  let ticks = 0;
  const countTurn = () => {
    ticks += 1;
    tick = setImmediate(countTurn);
  };
  let tick = setImmediate(countTurn);

  const response = await anApi(10_000)(body);
  expect(await response.text()).toBe(pieces.join(''));

  clearImmediate(tick);
  expect(ticks).toBeGreaterThanOrEqual(99);
  // Reading a body uses a single timer, not one per chunk.
  expect(timers.mock.calls.length).toBeLessThan(20);
});

test('receives a body that arrives over a connection in one-byte chunks', async () => {
  const api = new Hono().post('/', async (c) => c.text(await receiveText(c, 40_000)));
  const web = await served(getRequestListener(api.fetch));
  const socket = connect(Number(new URL(web).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  let text = '';
  socket.on('data', (data) => {
    text += data;
  });
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n');
  socket.write(`${'1\r\na\r\n'.repeat(3000)}0\r\n\r\n`);
  await expect.poll(() => text.endsWith('a'.repeat(3000)), { timeout: 4000 }).toBe(true);
});

test('responds with 408 and closes the connection when a body arrives too slowly', async () => {
  const api = new Hono().post('/', async (c) => c.text(await receiveText(c, 1000, PACE)));
  api.onError(errorResponse);
  const web = await served(getRequestListener(api.fetch));
  const socket = connect(Number(new URL(web).port), '127.0.0.1');
  onTestFinished(() => void socket.destroy());
  const closed = once(socket, 'close');
  socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\na');
  expect(String((await once(socket, 'data'))[0])).toMatch(/^HTTP\/1.1 408 /);
  await closed;
});
