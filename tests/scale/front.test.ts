import { chmodSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { acceptedEncoding } from '@/server/bytes/compress';
import type { Page } from '@/server/pages/page';
import { cdnHeaders } from '@/server/pages/send-page';
import { routerVary } from '@/server/rendering/next/router-headers';
import { listening } from '@/tests/support/process/listening';
import { sendRequest } from '@/tests/support/send-request';
import { aPort, waitForOk } from '@/tests/system/processes';
import { haproxyConfig } from './haproxy';
import { accepts, Program } from './program';

const page: Page = {
  status: 200,
  headers: [],
  etag: '',
  bodies: {},
  tags: ['site', 'product-7'],
  renderedAt: 0,
  isInvalidated: false,
  bytes: 0,
};

/** The requests that the stub `storefront` received. */
let incoming: IncomingMessage[] = [];
const storefront = createServer((req, res) => {
  if (req.url === '/readyz') return res.end();
  incoming.push(req);
  const isPage = !req.url?.startsWith('/api/');
  const cdn = isPage
    ? cdnHeaders({ page, state: 'hit' }, { key: 'one', scope: null }, { seconds: 60, now: 0 })
    : ['cache-control', 'no-store'];
  const isPicture = req.url?.startsWith('/_next/image');
  const vary = isPicture
    ? 'Accept'
    : `Accept-Encoding, Save-Data, ECT, Cookie, ${routerVary(undefined)}`;
  const cookie = req.url?.startsWith('/ru') ? ['set-cookie', 'NEXT_LOCALE=ru; Path=/'] : [];
  const own = ['cache-control', 'private, no-cache', 'vary', vary, 'content-type', 'text/html'];
  const encoding = ['x-encoding', acceptedEncoding(req.headers['accept-encoding'])];
  res.writeHead(200, isPage ? [...cdn, ...own, ...cookie, ...encoding] : cdn);
  res.end(`answer ${incoming.length}`);
});

beforeAll(async () => {
  await listening(storefront);
});
afterAll(() => void storefront.close());

function ownPort(): string {
  const address = storefront.address();
  return String(address && typeof address === 'object' ? address.port : 0);
}

function written(name: string, port: string) {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-front-'));
  chmodSync(folder, 0o755);
  const text = readFileSync(`deploy/${name}`, 'utf8')
    .replaceAll(/\b(?:3000|3010)\b/g, ownPort())
    .replaceAll('8080', port)
    .replaceAll('/tmp/chorsu-nginx', join(folder, 'nginx'));
  const file = join(folder, basename(name));
  writeFileSync(file, text);
  return { folder, file };
}

const begins = {
  nginx(port: string) {
    const { file } = written('nginx/caching.conf', port);
    return { command: 'nginx', args: ['-c', file, '-g', 'daemon off;'] };
  },
  varnish(port: string) {
    const { folder, file } = written('varnish/varnish.vcl', port);
    const at = ['-a', `127.0.0.1:${port}`, '-n', join(folder, 'run'), '-s', 'malloc,32m'];
    return { command: 'varnishd', args: ['-F', '-j', 'none', '-f', file, ...at] };
  },
};

describe.each(['nginx', 'varnish'] as const)('behind %s configured as documented', (name) => {
  let url = '';
  let program: Program;

  beforeAll(async () => {
    const port = await aPort();
    url = `http://127.0.0.1:${port}`;
    program = new Program(begins[name](port), () => accepts(port));
    await program.start();
    // Varnish uses a server only after a successful probe.
    await waitForOk(url, '/readyz');
  });
  afterAll(() => program.stop());
  beforeEach(() => {
    incoming = [];
  });

  const get = async (path: string, headers = {}) => {
    const { headers: sent, body } = await sendRequest(url, path, { headers });
    return { sent, text: body.toString() };
  };

  test('caches one page for all shoppers, regardless of their cookies', async () => {
    const first = await get('/products/a', { cookie: 'sid=one' });
    const second = await get('/products/a', { cookie: 'sid=two; other=1' });
    expect([second.text, incoming.length]).toEqual([first.text, 1]);
    expect(incoming[0]?.headers.cookie ?? '').toBe('');
    expect(second.sent['surrogate-key']).toBeUndefined();
  });

  test('separates pages by language and by router headers', async () => {
    await get('/about');
    await get('/about', { cookie: 'sid=1; NEXT_LOCALE=ru' });
    await get('/about', { rsc: '1' });
    await get('/about', { rsc: '1', cookie: 'sid=2' });
    expect(incoming.map(({ headers }) => [headers.cookie ?? '', headers.rsc ?? ''])).toEqual([
      ['', ''],
      ['NEXT_LOCALE=ru', ''],
      ['', '1'],
    ]);
  });

  test.each([
    ['an encoding name in capitals', 'BR, gzip', 'gzip'],
    ['a refused encoding', 'gzip, br', 'br;q=0, gzip'],
    ['another encoding with the same ending', 'br', 'x-br, gzip'],
  ])(
    'never sends a shopper an encoding that only other shoppers accept: %s',
    async (_what, others, own) => {
      const path = `/${encodeURIComponent(others)}`;
      await get(path, { 'accept-encoding': others });
      const { sent } = await get(path, { 'accept-encoding': own });
      expect(sent['x-encoding']).toBe('gzip');
    },
  );

  test.each(['rsc', 'save-data', 'ect', 'next-router-prefetch', 'next-router-state-tree'])(
    'caches one page per value of the header %s, even if the header is repeated',
    async (header) => {
      const path = `/twice/${header}`;
      await get(path, { [header]: ['1', '1'] });
      await get(path, { [header]: '1' });
      await get(path);
      const seen = incoming.map(({ headers }) => headers[header] ?? '');
      expect(new Set(seen).size).toBe(seen.length);
      expect(seen).toContain('1');
      expect(seen).toContain('');
    },
  );

  test('never sends a shopper an image format that only other shoppers accept', async () => {
    await get('/_next/image?url=a', { accept: 'image/webp;q=0, */*' });
    await get('/_next/image?url=a', { accept: 'image/webp, */*' });
    expect(incoming).toHaveLength(2);
  });

  test('forwards the host and, after any forged addresses, the shopper’s real address', async () => {
    await get('/products/b', { 'x-forwarded-for': '203.0.113.9' });
    const { host, connection, 'x-forwarded-for': hops } = incoming[0]?.headers ?? {};
    expect(String(hops).split(', ').at(-1)).toBe('127.0.0.1');
    expect(host?.split(':')[0]).toBe('127.0.0.1');
    expect(connection ?? 'keep-alive').toBe('keep-alive');
  });

  test('a Russian page sets the language cookie only for shoppers who lack it', async () => {
    const cookies = [undefined, 'sid=1', 'sid=1; NEXT_LOCALE=ru'];
    const responses = [];
    for (const cookie of cookies) responses.push(await get('/ru/a', cookie ? { cookie } : {}));
    const set = responses.map(({ sent }) => sent['set-cookie']?.[0]?.split(';')[0]);
    expect(set).toEqual(['NEXT_LOCALE=ru', 'NEXT_LOCALE=ru', undefined]);
  });

  test('forwards API requests uncached, with the shopper’s cookies', async () => {
    await get('/api/v1/cart', { cookie: 'sid=one' });
    await get('/api/v1/cart', { cookie: 'sid=one' });
    await sendRequest(url, '/api/v1/order', { method: 'POST', body: '{}' });
    expect(incoming.map(({ method, headers }) => [method, headers.cookie])).toEqual([
      ['GET', 'sid=one'],
      ['GET', 'sid=one'],
      ['POST', undefined],
    ]);
  });
});

describe('Varnish configured as documented', () => {
  test('a PURGE request drops only the pages with its tag', async () => {
    const port = await aPort();
    const program = new Program(begins.varnish(port), () => accepts(port));
    onTestFinished(() => program.stop());
    await program.start();
    const url = `http://127.0.0.1:${port}`;
    await waitForOk(url, '/readyz');
    const read = async () => (await sendRequest(url, '/products/purged')).body.toString();
    const purge = (keys: Record<string, string>) =>
      sendRequest(url, '/', { method: 'PURGE', headers: keys });

    const first = await read();
    for (const tag of ['product-77', 'product', 'products']) {
      expect((await purge({ 'surrogate-key': tag })).status).toBe(200);
      expect(await read()).toBe(first);
    }
    // The local TLS proxy forwards all headers of the client, so they must not allow a purge.
    const handedOn = { 'surrogate-key': 'product-7', 'x-forwarded-for': '203.0.113.9' };
    expect((await purge(handedOn)).status).toBe(405);
    expect((await purge({})).status).toBe(400);
    expect((await purge({ 'surrogate-key': 'product-7 x || req.url ~ .' })).status).toBe(400);
    expect(await read()).toBe(first);

    for (const tag of ['product-7', 'site', 'post-1 product-7']) {
      const kept = await read();
      expect((await purge({ 'surrogate-key': tag })).status).toBe(200);
      expect(await read()).not.toBe(kept);
    }
  });
});

test('HAProxy keeps connections free when one client opens as many as it can', async () => {
  const [shop, apis] = [await aPort(), await aPort()];
  const file = join(mkdtempSync(join(tmpdir(), 'chorsu-front-')), 'haproxy.cfg');
  const own = [ownPort()];
  writeFileSync(file, haproxyConfig({ shop, apis, storefrontPorts: own, apiPorts: own }));
  const program = new Program({ command: 'haproxy', args: ['-f', file] }, () => accepts(shop));
  await program.start();
  onTestFinished(() => program.stop());
  await waitForOk(`http://127.0.0.1:${shop}`, '/products/a');

  const ends = Array.from({ length: 1100 }, () => {
    const socket = connect({ port: Number(shop), host: '127.0.0.1', localAddress: '127.0.0.7' });
    onTestFinished(() => void socket.destroy());
    socket.write('GET /livez HTTP/1.1\r\nHost: a\r\n\r\n');
    return new Promise<string>((resolve) => {
      socket.on('data', () => resolve('responded'));
      socket.on('error', () => resolve('refused'));
      socket.on('close', () => resolve('refused'));
    });
  });
  const held = (await Promise.all(ends)).filter((end) => end === 'responded');

  expect(held).toHaveLength(1000);
  expect((await sendRequest(`http://127.0.0.1:${shop}`, '/products/b')).status).toBe(200);
});
