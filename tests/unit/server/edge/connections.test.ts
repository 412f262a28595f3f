import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { expect, onTestFinished, test, vi } from 'vitest';
import { Connections, type Limits } from '@/server/edge/connections';
import { listening } from '@/tests/support/process/listening';
import { sendRequest } from '@/tests/support/send-request';

type ConnectionsOptions = { limits?: Partial<Limits>; isBehindProxy?: boolean };

async function aServer(
  respond: RequestListener,
  { limits, isBehindProxy = false }: ConnectionsOptions = {},
) {
  const server = createServer();
  const connections = new Connections(server, { isBehindProxy, ...(limits && { limits }) });
  server.on('request', connections.oneAtATime(respond));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return listening(server);
}

function aSocket(port: number, from = '127.0.0.1'): Socket {
  const socket = connect({ port, host: '127.0.0.1', localAddress: from });
  onTestFinished(() => void socket.destroy());
  return socket.on('error', () => {});
}

function textOf(socket: Socket): () => string {
  let text = '';
  socket.on('data', (chunk) => {
    text += chunk;
  });
  return () => text;
}

const requests = (count: number) =>
  Array.from({ length: count }, (_, number) => `GET /${number} HTTP/1.1\r\nHost: a\r\n\r\n`).join(
    '',
  );

/** Responds to every request at once, except to '/open'. */
const respondOk: RequestListener = (req, res) => {
  if (req.url !== '/open') res.end(req.url);
};

test('responds to the requests of one connection one at a time', async () => {
  const open: (() => void)[] = [];
  const port = await aServer((req, res) => void open.push(() => res.end(`${req.url} `)));
  const socket = aSocket(port);
  const read = textOf(socket);
  socket.write(requests(3));

  for (const round of [0, 1, 2]) {
    await expect.poll(() => open.length).toBe(round + 1);
    open[round]?.();
  }

  await expect.poll(() => read().match(/\/\d /g)).toEqual(['/0 ', '/1 ', '/2 ']);
});

test('closes a connection that pipelines too many requests', async () => {
  let requestCount = 0;
  const port = await aServer(() => {
    requestCount += 1;
  });
  const socket = aSocket(port);
  const closed = once(socket, 'close');

  socket.write(requests(300));

  await closed;
  expect(requestCount).toBe(1);
});

test('limits the connections of an address regardless of other addresses', async () => {
  let requestCount = 0;
  const count: RequestListener = (req, res) => {
    requestCount += 1;
    respondOk(req, res);
  };
  const port = await aServer(count, { limits: { ofOneAddress: 3 } });
  const busy = Array.from({ length: 3 }, () => aSocket(port, '127.0.0.2'));
  for (const socket of busy) socket.write('GET /open HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => requestCount).toBe(3);

  const fourth = aSocket(port, '127.0.0.2');

  await once(fourth, 'close');
  expect((await sendRequest(`http://127.0.0.1:${port}`, '/other')).body.toString()).toBe('/other');
  expect(busy.map(({ destroyed }) => destroyed)).toEqual([false, false, false]);
});

test('replaces the longest idle connection of an address at its limit', async () => {
  const port = await aServer(respondOk, { limits: { ofOneAddress: 2 } });
  const [oldest, newer] = [aSocket(port), aSocket(port)];
  for (const socket of [newer, oldest]) {
    socket.write(requests(1));
    await once(socket, 'data');
  }
  const closed = once(newer, 'close');

  const third = aSocket(port);
  third.write(requests(1));

  expect(String((await once(third, 'data'))[0])).toContain('200');
  await closed;
  expect(oldest.destroyed).toBe(false);
});

test('does not limit the connections of the reverse proxy', async () => {
  const port = await aServer(respondOk, { limits: { ofOneAddress: 1 }, isBehindProxy: true });
  aSocket(port).write('GET /open HTTP/1.1\r\nHost: a\r\n\r\n');

  const second = aSocket(port);
  second.write(requests(1));

  expect(String((await once(second, 'data'))[0])).toContain('200');
});

test('cuts off a response that a client reads too slowly, but not a delayed one', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const body = Buffer.alloc(20_000_000);
  let requestCount = 0;
  const port = await aServer(
    (req, res) => {
      requestCount += 1;
      if (req.url === '/0') res.end(body);
    },
    { limits: { bytesPerSecond: 1_000_000, patienceMs: 5000 } },
  );
  const reader = aSocket(port).pause();
  reader.write(requests(1));
  const waiting = aSocket(port);
  waiting.write('GET /open HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => requestCount).toBe(2);

  vi.advanceTimersByTime(24_000);
  expect((await sendRequest(`http://127.0.0.1:${port}`, '/0')).body.length).toBe(body.length);
  vi.advanceTimersByTime(3000);

  reader.resume();
  await once(reader, 'close');
  expect(reader.bytesRead).toBeLessThan(body.length);
  expect(waiting.destroyed).toBe(false);
});

test('cuts off the slowest clients when too many bytes are unread in total', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const body = Buffer.alloc(20_000_000);
  let requestCount = 0;
  const port = await aServer(
    (_req, res) => {
      requestCount += 1;
      res.end(body);
    },
    { limits: { unreadBytes: 2.5 * body.length } },
  );
  const readers: Socket[] = [];
  for (const number of [1, 2, 3]) {
    const reader = aSocket(port).pause();
    reader.write(requests(1));
    readers.push(reader);
    await expect.poll(() => requestCount).toBe(number);
    if (number < 3) vi.advanceTimersByTime(1000);
  }

  vi.advanceTimersByTime(1000);

  for (const reader of readers) reader.resume();
  await Promise.all(
    readers.map((reader) =>
      expect
        .poll(() => reader.bytesRead + (reader.destroyed ? body.length : 0))
        .toBeGreaterThanOrEqual(body.length),
    ),
  );
  expect(readers.map(({ bytesRead }) => bytesRead < body.length)).toEqual([true, false, false]);
});

test.each(['websocket', 'h2c'])(
  'responds to an upgrade request for %s without upgrading',
  async (protocol) => {
    const port = await aServer(respondOk);
    const socket = aSocket(port);
    const upgrade = `Connection: Upgrade, HTTP2-Settings\r\nUpgrade: ${protocol}\r\n`;
    const read = textOf(socket);
    socket.write(`GET /1 HTTP/1.1\r\nHost: a\r\n${upgrade}\r\n`);
    await expect.poll(read).toContain('HTTP/1.1 200 OK');
    socket.write('GET /2 HTTP/1.1\r\nHost: a\r\n\r\n');
    await expect.poll(() => read().match(/HTTP\/1.1 200 OK/g)).toHaveLength(2);
  },
);

test('closes the longest idle connection of any address at the total limit', async () => {
  const port = await aServer(respondOk, { limits: { total: 3 } });
  const [oldest, busy, newest] = [
    aSocket(port, '127.0.0.2'),
    aSocket(port, '127.0.0.3'),
    aSocket(port, '127.0.0.4'),
  ];
  for (const socket of [busy, oldest, newest]) {
    socket.write(requests(1));
    await once(socket, 'data');
  }
  busy.write('GET /open HTTP/1.1\r\nHost: a\r\n\r\n');
  const closed = once(oldest, 'close');

  expect((await sendRequest(`http://127.0.0.1:${port}`, '/new')).body.toString()).toBe('/new');

  await closed;
  expect([busy.destroyed, newest.destroyed]).toEqual([false, false]);
});

test('at the limit, closes a connection without a complete request, not a busy one', async () => {
  const requested: string[] = [];
  const port = await aServer((req) => void requested.push(req.url ?? ''), { limits: { total: 2 } });
  const silent = aSocket(port, '127.0.0.2');
  await once(silent, 'connect');
  silent.write('GET /slow HTTP/1.1\r\n');
  const busy = ['127.0.0.3', '127.0.0.4'].map((from) => aSocket(port, from));
  for (const socket of busy) socket.write('GET /open HTTP/1.1\r\nHost: a\r\n\r\n');

  await expect.poll(() => [requested.length, silent.destroyed]).toEqual([2, true]);
  const refused = aSocket(port, '127.0.0.5');
  await once(refused, 'close');
  expect(busy.map(({ destroyed }) => destroyed)).toEqual([false, false]);
});

test('at the total limit, closes a connection with an unread response before busy ones', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'performance'] });
  onTestFinished(() => void vi.useRealTimers());
  const body = Buffer.alloc(20_000_000);
  const requested: string[] = [];
  const port = await aServer(
    (req, res) => {
      requested.push(req.url ?? '');
      if (req.url === '/0') res.end(body);
      else respondOk(req, res);
    },
    { limits: { total: 3 } },
  );
  const busy = aSocket(port, '127.0.0.2');
  busy.write('GET /open HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => requested).toEqual(['/open']);
  const readers = ['127.0.0.3', '127.0.0.4'].map((from) => aSocket(port, from).pause());
  for (const [at, reader] of readers.entries()) {
    reader.write(requests(1));
    await expect.poll(() => requested).toHaveLength(2 + at);
    vi.advanceTimersByTime(1000);
  }

  expect((await sendRequest(`http://127.0.0.1:${port}`, '/new')).body.toString()).toBe('/new');

  for (const reader of readers) reader.resume();
  await expect.poll(() => readers.map(({ destroyed }) => destroyed)).toEqual([true, false]);
  expect(busy.destroyed).toBe(false);
});

const unfinished = (path: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\na`;

test('at the limit per address, closes the connection with the oldest partial body', async () => {
  const requested: string[] = [];
  const note: RequestListener = (req, res) => {
    requested.push(req.url ?? '');
    respondOk(req, res);
  };
  const port = await aServer(note, { limits: { ofOneAddress: 3 } });
  const [served, oldest, newer] = [aSocket(port), aSocket(port), aSocket(port)];
  served.write('GET /open HTTP/1.1\r\nHost: a\r\n\r\n');
  await expect.poll(() => requested).toHaveLength(1);
  for (const socket of [newer, oldest]) {
    socket.write(requests(1));
    await once(socket, 'data');
  }
  // The oldest request is on the newest connection.
  for (const socket of [oldest, newer]) {
    const before = requested.length;
    socket.write(unfinished('/open'));
    await expect.poll(() => requested.length).toBe(before + 1);
  }
  const closed = once(oldest, 'close');

  expect((await sendRequest(`http://127.0.0.1:${port}`, '/new')).body.toString()).toBe('/new');

  await closed;
  expect([served.destroyed, newer.destroyed]).toEqual([false, false]);
});

test('at the limit, closes an idle connection before one with an incomplete body', async () => {
  let requestCount = 0;
  const note: RequestListener = (req, res) => {
    requestCount += 1;
    respondOk(req, res);
  };
  const port = await aServer(note, { limits: { total: 2 } });
  const sending = aSocket(port, '127.0.0.2');
  sending.write(unfinished('/open'));
  await expect.poll(() => requestCount).toBe(1);
  const idle = aSocket(port, '127.0.0.3');
  await once(idle, 'connect');
  const closed = once(idle, 'close');

  expect((await sendRequest(`http://127.0.0.1:${port}`, '/new')).body.toString()).toBe('/new');

  await closed;
  expect(sending.destroyed).toBe(false);
});
