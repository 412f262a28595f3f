import { EventEmitter } from 'node:events';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { log } from '@/lib/telemetry/log';
import { toPageRequest } from '@/server/pages/cache-key';
import { finishPage } from '@/server/pages/finish-page';
import { openShared } from '@/server/shared/open-shared';
import { RedisLink } from '@/server/shared/redis-link';
import { FakeRedis } from '@/tests/support/stub/fake-redis';

type RedisLinkOptions = {
  url: string;
  disableOfflineQueue: boolean;
  socket: { reconnectStrategy: (tried: number) => number };
};

/** Stubs the client of `@redis/client`. Tests control its connection. */
class Client extends EventEmitter {
  isReady = true;
  connect = vi.fn(async () => {});
  destroy = vi.fn();
  ping = vi.fn(async () => 'PONG');
}

const redis = vi.hoisted(() => ({ createClient: vi.fn<(options: RedisLinkOptions) => unknown>() }));
vi.mock('@redis/client', () => ({ ...redis, RESP_TYPES: { BLOB_STRING: 36 } }));

let client = new Client();
let messages: string[] = [];
let clock = 0;

beforeEach(() => {
  client = new Client();
  messages = [];
  clock = 0;
  redis.createClient.mockReset().mockImplementation(() => client);
  vi.spyOn(log, 'warn').mockImplementation((text) => void messages.push(text));
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const open = () => RedisLink.open('redis://127.0.0.1:1', () => clock);
const never = () => new Promise<never>(() => {});
const unavailable = (reason: string) =>
  `Redis is unavailable: ${reason}. Pages are rendered without it.`;

test('returns Redis replies only while Redis is connected', async () => {
  const link = await open();
  expect(await link.run(async () => 5)).toBe(5);
  client.isReady = false;
  const work = vi.fn(async () => 5);
  expect(await link.run(work)).toBeUndefined();
  expect(work).not.toHaveBeenCalled();
  expect(messages).toEqual([]);
});

test('skips commands for a second after a failure', async () => {
  const link = await open();
  clock = 5000;
  expect(await link.run(() => Promise.reject(new Error('READONLY')))).toBeUndefined();
  const work = vi.fn(async () => 5);
  clock = 5999;
  expect(await link.run(work)).toBeUndefined();
  expect(work).not.toHaveBeenCalled();
  clock = 6000;
  expect(await link.run(work)).toBe(5);
  expect(messages).toEqual([unavailable('READONLY'), 'Redis is available again.']);
});

test('waits at most 300 ms for a reply', async () => {
  const link = await open();
  vi.useFakeTimers();
  const response = link.run(never);
  let isOver = false;
  void response.then(() => {
    isOver = true;
  });
  await vi.advanceTimersByTimeAsync(299);
  expect(isOver).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(await response).toBeUndefined();
  expect(messages).toEqual([unavailable('no response in time')]);
});

test('logs one line per outage and one per recovery', async () => {
  const link = await open();
  client.emit('error', new Error('ECONNREFUSED'));
  client.emit('error', new Error('ECONNREFUSED'));
  client.emit('ready');
  client.emit('ready');
  client.emit('error', new Error('ECONNRESET'));
  expect(messages).toEqual([
    unavailable('ECONNREFUSED'),
    'Redis is available again.',
    unavailable('ECONNRESET'),
  ]);
  link.close();
  expect(client.destroy).toHaveBeenCalledOnce();
});

test('treats a thrown value that is not an error as a failure', async () => {
  const link = await open();
  expect(await link.run(() => Promise.reject('cut'))).toBeUndefined();
  expect(messages).toEqual([unavailable('cut')]);
});

test('starts without Redis: at once if it refuses, after two seconds if it hangs', async () => {
  client.connect.mockRejectedValueOnce(new Error('ECONNREFUSED'));
  await open();
  expect(messages).toEqual([unavailable('ECONNREFUSED')]);

  client.connect.mockImplementationOnce(never);
  let isOpen = false;
  const opening = open().then(() => {
    isOpen = true;
  });
  const startedAt = performance.now();
  await vi.waitFor(() => expect(client.connect).toHaveBeenCalledTimes(2));
  expect(isOpen).toBe(false);
  await opening;
  expect(performance.now() - startedAt).toBeGreaterThan(1900);
});

test('reconnects after growing pauses of at most two seconds', async () => {
  await open();
  const [options] = redis.createClient.mock.calls[0] ?? [];
  const pauses = [0, 1, 2, 4, 5, 20].map((tried) => options?.socket.reconnectStrategy(tried));
  expect(pauses).toEqual([100, 200, 400, 1600, 2000, 2000]);
  // Commands are not queued while Redis is down, because they could wait indefinitely.
  expect(options).toMatchObject({
    url: 'redis://127.0.0.1:1',
    disableOfflineQueue: true,
    RESP: 2,
    pingInterval: 2000,
    socket: { connectTimeout: 2000, socketTimeout: 6000 },
    commandOptions: { typeMapping: { 36: Buffer } },
  });
});

test('shares pages and their payloads between storefronts', async () => {
  const store = new FakeRedis();
  redis.createClient.mockImplementation(() => Object.assign(client, store.commands));
  const rendered: string[] = [];
  const site = { isHttps: false, siteUrl: 'http://shop.test' };
  const reader = { encoding: 'identity' as const, origin: 'a' };
  const aStorefront = async (name: string) => {
    const shared = await openShared({
      url: 'redis://127.0.0.1:1',
      build: 'one',
      freshMs: 60_000,
      changesAfter: async () => ({ number: 1, tags: [] }),
      render: async (request, { encoding }) => {
        rendered.push(name);
        const headers = { 'content-type': 'text/html; charset=utf-8' };
        const page = { status: 200, headers, body: Buffer.from(name) };
        const payload = { digest: 'data', body: Buffer.from('data') };
        return finishPage(page, request, { paint: () => ({ ...page, payload }), site, encoding });
      },
    });
    await shared.versions.received({ number: 1, tags: ['*'] });
    shared.versions.applied({ number: 1, tags: ['*'] });
    return shared;
  };
  const [a, b] = [await aStorefront('a'), await aStorefront('b')];
  const request = toPageRequest('/about', {});
  // The first render is not shared, because Redis does not contain the changes yet.
  await a.render(request, reader);
  await vi.waitFor(() => expect(store.scores.size).toBeGreaterThan(0));
  await a.render(request, reader);
  await b.render(request, reader);
  expect(rendered).toEqual(['a', 'a']);
  expect(await b.findPayload('data')).toMatchObject({ br: expect.any(Buffer) });
  expect(await b.findPayload('other')).toBeUndefined();
  a.close();
  expect(client.destroy).toHaveBeenCalledOnce();
});
