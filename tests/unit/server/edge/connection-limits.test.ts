import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connections } from '@/server/edge/connections';

/** Stubs a socket. Tests set `writableLength`, the number of bytes that the client has not read. */
class Wire extends EventEmitter {
  writableLength = 0;
  destroyed = false;
  readonly remoteAddress: string;

  constructor(remoteAddress = '203.0.113.7') {
    super();
    this.remoteAddress = remoteAddress;
  }

  destroy() {
    this.destroyed = true;
    this.emit('close');
  }
}

beforeEach(
  () => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] }),
);
afterEach(() => void vi.useRealTimers());

/** Stubs a server whose connections have the default limits. */
function aServer({ isBehindProxy = false } = {}) {
  const server = new EventEmitter();
  const connections = new Connections(asServer(server), { isBehindProxy });
  const responses: { end: () => void }[] = [];
  const respond = connections.oneAtATime((_req, res) => void responses.push(res as never));
  const open = (address?: string) => {
    const socket = new Wire(address);
    server.emit('connection', socket);
    return socket;
  };
  const send = (socket: Wire) => {
    const res = Object.assign(new EventEmitter(), { end: () => void res.emit('close') });
    respond(
      { socket, complete: true } as unknown as IncomingMessage,
      res as unknown as ServerResponse,
    );
  };
  return { server, open, send, responses };
}

// The cast is safe, because `Connections` uses only the server's events.
function asServer(server: EventEmitter): Server {
  return server as Server;
}

const MEGABYTE = 1024 * 1024;
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

test('allows 128 busy connections per address, and another one when one closes', () => {
  const { open, send } = aServer();
  const busy = Array.from({ length: 128 }, () => open());
  for (const socket of busy) send(socket);
  expect(open().destroyed).toBe(true);
  expect(open('203.0.113.8').destroyed).toBe(false);
  expect(busy.filter(({ destroyed }) => destroyed)).toEqual([]);

  busy[0]?.destroy();
  expect([open().destroyed, open().destroyed]).toEqual([false, false]);
});

test('exempts only the reverse proxy from the limit per address', () => {
  const { open, send } = aServer({ isBehindProxy: true });
  const isRefused = (address: string) => {
    for (let opened = 0; opened < 128; opened += 1) send(open(address));
    return open(address).destroyed;
  };
  expect([isRefused('10.0.0.1'), isRefused('203.0.113.7')]).toEqual([false, true]);
});

test('closes the oldest idle connection of the address that has reached its limit', () => {
  const { open } = aServer();
  const other = open('203.0.113.8');
  const idle = Array.from({ length: 128 }, () => open());
  open();
  expect([other, ...idle].map(({ destroyed }) => destroyed).lastIndexOf(true)).toBe(1);
});

test('queues up to sixteen requests per connection and drops them when it closes', () => {
  const { open, send, responses } = aServer();
  const socket = open();
  for (let sent = 0; sent <= 16; sent += 1) send(socket);
  expect(socket.destroyed).toBe(false);
  responses[0]?.end();
  expect(responses).toHaveLength(2);
  send(socket);
  send(socket);
  expect(socket.destroyed).toBe(true);
  responses[1]?.end();
  send(socket);
  expect(responses).toHaveLength(2);
});

test.each([
  [4096, 21],
  [40_960, 30],
])('disconnects a client with %i unread bytes after %i seconds', (bytes, seconds) => {
  const { open } = aServer();
  const socket = open();
  socket.writableLength = bytes;
  // The time limit starts at the first sweep that finds unread bytes, after one second.
  pass(1 + seconds);
  expect(socket.destroyed).toBe(false);
  pass(1);
  expect(socket.destroyed).toBe(true);
});

test.each([
  [
    'has caught up',
    (socket: Wire) => {
      socket.writableLength = 0;
    },
  ],
  ['has read a whole response', (_socket: Wire, end?: () => void) => end?.()],
])('restarts the time limit of a slow client that %s', (_what, happen) => {
  const { open, send, responses } = aServer();
  const socket = open();
  send(socket);
  socket.writableLength = 4096;
  pass(20);
  happen(socket, responses[0]?.end);
  if (socket.writableLength === 0) pass(1);
  socket.writableLength = 4096;
  pass(21);
  expect(socket.destroyed).toBe(false);
});

test('disconnects the slowest reader when more than 64 MB are unread', () => {
  const { open } = aServer();
  const [newer, oldest, idle] = [open(), open('203.0.113.8'), open('203.0.113.9')];
  oldest.writableLength = 32 * MEGABYTE;
  pass(1);
  newer.writableLength = 32 * MEGABYTE;
  pass(1);
  expect([newer, oldest, idle].map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
  newer.writableLength += 1;
  pass(1);
  expect([newer, oldest, idle].map(({ destroyed }) => destroyed)).toEqual([false, true, false]);
});

test('stops the timer when the server closes', () => {
  const { server } = aServer();
  expect(vi.getTimerCount()).toBe(1);
  server.emit('close');
  expect(vi.getTimerCount()).toBe(0);
});
