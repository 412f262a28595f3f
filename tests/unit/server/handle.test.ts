import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { aStorefront } from './storefront';

test.each([
  ...['/%E0%A4%A', '/a%00b', '/%', '/a%0Ab', '/\\evil.test'],
  ...['/..', '/a/../about', '/sitemap/%2e%2e', '/about/%2E', '/_page/a/.%2e/'],
])('%s answers 400 with a text and is never rendered (B-34)', async (path) => {
  const get = await aStorefront({
    next: () => {
      throw new Error('rendered');
    },
  });

  const answer = await get(path);

  expect(answer.status).toBe(400);
  expect(answer.body.toString()).toContain('<html lang="uz">');
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('a page refuses %s (B-37)', async (method) => {
  const get = await aStorefront();

  const answer = await get('/products', { method, headers: { 'next-action': '1' } });

  expect(answer.status).toBe(405);
  expect(answer.headers.allow).toBe('GET, HEAD');
});

test.each([
  ['/', 'Sayt vaqtincha ishlamayapti'],
  ['/ru/products', 'Сайт временно недоступен'],
])(
  '%s that cannot be rendered answers 503 with a text in its language (B-24)',
  async (path, text) => {
    const get = await aStorefront({ next: (_req, res) => void res.writeHead(500).end() });

    const answer = await get(path);

    expect(answer.status).toBe(503);
    expect(answer.headers['retry-after']).toBe('5');
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body.toString()).toContain(text);
  },
);

test('a page is sent in each requested encoding from one render (B-31)', async () => {
  const get = await aStorefront();
  const plain = await get('/');

  const zipped = await get('/', { headers: { 'accept-encoding': 'gzip' } });
  const brotli = await get('/', { headers: { 'accept-encoding': 'br, gzip' } });

  expect(plain.headers['content-encoding']).toBeUndefined();
  expect([zipped.headers['content-encoding'], zipped.headers['x-cache']]).toEqual(['gzip', 'hit']);
  expect(gunzipSync(zipped.body)).toEqual(plain.body);
  expect(brotli.headers['content-encoding']).toBe('br');
  expect(brotli.headers.vary).toContain('Accept-Encoding');
});

test('a matching ETag answers 304 without a body (B-20)', async () => {
  const get = await aStorefront();
  const { headers } = await get('/');

  const again = await get('/', { headers: { 'if-none-match': `"other", ${headers.etag}` } });

  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers.etag).toBe(headers.etag);
});

test('HEAD has the headers of GET without the body', async () => {
  const get = await aStorefront();
  const full = await get('/');

  const head = await get('/', { method: 'HEAD' });

  expect(head.body.length).toBe(0);
  expect(head.headers['content-length']).toBe(full.headers['content-length']);
  expect(head.headers['content-security-policy']).toBe(full.headers['content-security-policy']);
});

test.each([
  'evil.test',
  'shop.test.evil.test',
  'evil.test:80',
  'shop.test@evil.test',
  '1.2.3.4.evil.test',
])('Host %s gets a link to the shop instead of a page (B-38)', async (host) => {
  const get = await aStorefront();

  const { status, headers, body } = await get('/ru/cart', { headers: { host } });

  expect([status, headers['cache-control']]).toEqual([421, 'no-store']);
  expect(body.toString()).toContain('href="http://shop.test/ru"');
  expect(body.toString() + JSON.stringify(headers)).not.toContain('evil');
});

test.each([
  'shop.test',
  'SHOP.test:8080',
  'localhost:3000',
  '10.0.0.7',
  '[::1]:3000',
  'storefront:3000',
])('Host %s gets the page (B-38)', async (host) => {
  const get = await aStorefront();

  expect((await get('/cart', { headers: { host } })).status).toBe(200);
});

test("the render sees only the site's own host and the language cookie (B-38)", async () => {
  const seen: unknown[] = [];
  const get = await aStorefront({
    next: (req, res) => {
      seen.push([req.headers.host, req.headers['x-forwarded-host'], req.headers.cookie]);
      res.writeHead(200, { 'content-type': 'text/html' }).end('page');
    },
  });

  await get('/', {
    headers: {
      host: 'shop.test:99',
      'x-forwarded-host': 'evil.test',
      forwarded: 'host=evil.test',
      cookie: 'sid=1; NEXT_LOCALE=ru',
    },
  });

  expect(seen).toEqual([['shop.test', 'shop.test', 'NEXT_LOCALE=ru']]);
});

test('a redirect keeps tracking parameters (B-21)', async () => {
  const get = await aStorefront({
    next: (_req, res) => void res.writeHead(308, { location: '/products/choynak-5' }).end(),
  });
  await get('/products/x-5');

  const answer = await get('/products/x-5?utm_source=telegram');

  expect(answer.headers['x-cache']).toBe('hit');
  expect(answer.headers.location).toBe('/products/choynak-5?utm_source=telegram');
});

test.each([
  [true, 200],
  [false, 503],
])('liveness is independent of readiness: ready %s (B-40)', async (isReady, status) => {
  const get = await aStorefront({ isReady });

  expect((await get('/readyz')).status).toBe(status);
  expect((await get('/livez')).status).toBe(200);
});

test('/readyz counts the unrecognised output of Next', async () => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const get = await aStorefront();
  await get('/', { headers: { 'next-shard': '7' } });

  const { body } = await get('/readyz');

  expect(JSON.parse(body.toString())).toEqual({ status: true, unrecognised: { routerHeader: 1 } });
  vi.restoreAllMocks();
});

test.each([
  '/',
  '/livez',
  '/icons.svg',
  '/%',
  '/_next/static/none.js',
  '/_next/image?url=/media/x.webp',
])('%s carries the security headers', async (path) => {
  const get = await aStorefront();

  const { headers } = await get(path);

  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['permissions-policy']).toContain('geolocation=(self)');
});

test.each([
  ['at once', () => throwing()],
  ['later', async () => throwing()],
])('an error %s before the render answers 500 with the error page (S8-15)', async (_, next) => {
  vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  const get = await aStorefront({ next });

  const answer = await get('/_next/image?url=%2Fmedia%2Fa.webp&w=64&q=75');

  expect(answer.status).toBe(500);
  expect(answer.body.toString()).toMatch(/<h1>Sahifa ochilmadi<\/h1>.*500/s);
  vi.restoreAllMocks();
});

function throwing(): never {
  throw new Error('broken');
}

test.each(['/sitemap.xml', '/sitemap/pages.xml.gz', '/sitemap/products-12.xml.gz'])(
  '%s bypasses the page cache',
  async (path) => {
    const get = await aStorefront();

    expect((await get(path)).headers).not.toHaveProperty('x-cache');
  },
);

test.each(['/sitemap/none', '/sitemap/..%2fabout', '/sitemap/pages.xml', '/sitemap/x-1.xml.gz'])(
  '%s is not part of the sitemap, and its answer has a policy (B-29)',
  async (path) => {
    const get = await aStorefront();

    expect((await get(path)).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-cache': 'miss',
    });
  },
);
