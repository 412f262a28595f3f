import { EventEmitter } from 'node:events';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Connections } from '@/server/edge/connections';

/** A connection, of whose answers the test says what is unread. */
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

/** A server with its usual limits. */
function aServer({ isBehindProxy = false } = {}) {
  const server = new EventEmitter();
  const connections = new Connections(asServer(server), { isBehindProxy });
  const answered: { end: () => void }[] = [];
  const answer = connections.oneAtATime((_req, res) => void answered.push(res as never));
  const open = (address?: string) => {
    const socket = new Wire(address);
    server.emit('connection', socket);
    return socket;
  };
  const ask = (socket: Wire) => {
    const res = Object.assign(new EventEmitter(), { end: () => void res.emit('close') });
    answer(
      { socket, complete: true } as unknown as IncomingMessage,
      res as unknown as ServerResponse,
    );
  };
  return { server, open, ask, answered };
}

// Of a server it is only heard what happens.
function asServer(server: EventEmitter): Server {
  return server as Server;
}

const MEGABYTE = 1024 * 1024;
const pass = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

test('an address may have 128 connections that are busy, and one more for each that ends', () => {
  const { open, ask } = aServer();
  const busy = Array.from({ length: 128 }, () => open());
  for (const socket of busy) ask(socket);
  expect(open().destroyed).toBe(true);
  expect(open('203.0.113.8').destroyed).toBe(false);
  expect(busy.filter(({ destroyed }) => destroyed)).toEqual([]);

  busy[0]?.destroy();
  expect([open().destroyed, open().destroyed]).toEqual([false, false]);
});

test('the proxy in front may have any number, and who comes past it as many as elsewhere', () => {
  const { open, ask } = aServer({ isBehindProxy: true });
  const isRefused = (address: string) => {
    for (let opened = 0; opened < 128; opened += 1) ask(open(address));
    return open(address).destroyed;
  };
  expect([isRefused('10.0.0.1'), isRefused('203.0.113.7')]).toEqual([false, true]);
});

test('an idle connection gives way to a new one of its own address alone', () => {
  const { open } = aServer();
  const other = open('203.0.113.8');
  const idle = Array.from({ length: 128 }, () => open());
  open();
  expect([other, ...idle].map(({ destroyed }) => destroyed).lastIndexOf(true)).toBe(1);
});

test('sixteen requests of a connection wait, and nothing of it is answered once it is closed', () => {
  const { open, ask, answered } = aServer();
  const socket = open();
  for (let asked = 0; asked <= 16; asked += 1) ask(socket);
  expect(socket.destroyed).toBe(false);
  answered[0]?.end();
  expect(answered).toHaveLength(2);
  ask(socket);
  ask(socket);
  expect(socket.destroyed).toBe(true);
  answered[1]?.end();
  ask(socket);
  expect(answered).toHaveLength(2);
});

test.each([
  [4096, 21],
  [40_960, 30],
])('a reader of %i bytes has %i seconds for them', (bytes, seconds) => {
  const { open } = aServer();
  const socket = open();
  socket.writableLength = bytes;
  // From when it is first seen to be behind.
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
  ['has read an answer to its end', (_socket: Wire, end?: () => void) => end?.()],
])('whoever %s has its time anew', (_what, happen) => {
  const { open, ask, answered } = aServer();
  const socket = open();
  ask(socket);
  socket.writableLength = 4096;
  pass(20);
  happen(socket, answered[0]?.end);
  if (socket.writableLength === 0) pass(1);
  socket.writableLength = 4096;
  pass(21);
  expect(socket.destroyed).toBe(false);
});

test('64 MB may be unread; beyond that the one that is behind for longest is cut off', () => {
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

test('a server that is closed looks after nobody any more', () => {
  const { server } = aServer();
  expect(vi.getTimerCount()).toBe(1);
  server.emit('close');
  expect(vi.getTimerCount()).toBe(0);
});
