import type { RequestListener } from 'node:http';
import { expect, test, vi } from 'vitest';
import { aStorefront } from './storefront';

test.each([
  ['/ru/products', {}, 'ru'],
  ['/', {}, 'uz'],
  ['/', { 'x-a': 'NEXT_LOCALE=ru' }, 'uz'],
])(
  'for %s with headers %j and 70 kB of cookies, shows a page about cookies in %s',
  async (path, headers, locale) => {
    const get = await aStorefront();

    const cookie = `a=${'x'.repeat(9_000)}; `.repeat(8);
    const { status, body } = await get(path, { headers: { ...headers, cookie } });

    expect(status).toBe(431);
    expect(body.toString()).toContain(`<html lang="${locale}">`);
    expect(body.toString()).toContain('cookie');
  },
);

test('accepts requests with 60 kB of unrelated cookies', async () => {
  const get = await aStorefront({ api: (_req, res) => void res.end('{}') });
  const headers = { cookie: `a=${'x'.repeat(3_700)}; `.repeat(16) };

  for (const path of ['/ru/products', '/api/v1/order/cart', '/icons.svg']) {
    expect([path, (await get(path, { headers })).status]).toEqual([path, 200]);
  }
});

test('keeps parameters in any encoding in a redirect (B-21)', async () => {
  const location = '/products/choynak-5';
  const get = await aStorefront({
    next: (_req, res) => void res.writeHead(308, { location }).end(),
  });
  const query = "utm_term=%EA%F3&a=b+c&q='%27&utm_term=%00";

  expect((await get(`/products/x-5?${query}`)).headers.location).toBe(`${location}?${query}`);
});

test.each(['RSC', 'Next-Router-Prefetch', 'Next-Router-State-Tree', 'Save-Data', 'ECT'])(
  'rejects a repeated %s header with 400',
  async (name) => {
    const get = await aStorefront();
    const twice = { [name]: ['1', '1'] };

    for (const path of ['/products', '/icons.svg']) {
      expect([path, (await get(path, { headers: twice })).status]).toEqual([path, 400]);
    }
    expect((await get('/products', { headers: { [name]: '1' } })).status).toBe(200);
  },
);

test.each([
  '?search=50%25',
  '?a=%0A&b=%20c',
  '?search=qo%CA%BBl',
  '?utm_source=a+b',
  "?search=o'z",
])('shows a page with the query %s', async (query) => {
  const get = await aStorefront();

  expect((await get(`/products${query}`)).status).toBe(200);
});

test.each(['POST', 'PUT', 'DELETE', 'PATCH'])('rejects %s on a page (B-37)', async (method) => {
  const get = await aStorefront();

  const response = await get('/products', { method, headers: { 'next-action': '1' } });

  expect(response.status).toBe(405);
  expect(response.headers.allow).toBe('GET, HEAD');
});

test.each([
  ['/', 'Sayt vaqtincha ishlamayapti'],
  ['/ru/products', 'Сайт временно недоступен'],
])(
  'responds with 503 in the language of %s when it cannot be rendered (B-24)',
  async (path, text) => {
    const get = await aStorefront({ next: (_req, res) => void res.writeHead(500).end() });

    const response = await get(path);

    expect(response.status).toBe(503);
    expect(response.headers['retry-after']).toBe('5');
    expect(response.headers['cache-control']).toBe('no-store');
    expect(response.body.toString()).toContain(text);
  },
);

test.each([
  'evil.test',
  'shop.test.evil.test',
  'evil.test:80',
  'shop.test@evil.test',
  '1.2.3.4.evil.test',
])('responds to Host %s with a link to the shop instead of a page (B-38)', async (host) => {
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
])('responds to Host %s with the page (B-38)', async (host) => {
  const get = await aStorefront();

  expect((await get('/cart', { headers: { host } })).status).toBe(200);
});

test("passes the renderer only the site's own host and the language cookie (B-38)", async () => {
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

test('keeps tracking parameters in a redirect (B-21)', async () => {
  const get = await aStorefront({
    next: (_req, res) => void res.writeHead(308, { location: '/products/choynak-5' }).end(),
  });
  await get('/products/x-5');

  const response = await get('/products/x-5?utm_source=telegram');

  expect(response.headers['x-cache']).toBe('hit');
  expect(response.headers.location).toBe('/products/choynak-5?utm_source=telegram');
});

test.each([
  ['is alive and ready', true, 200],
  ['is alive although it is not ready', false, 503],
])('%s (B-40)', async (_title, isReady, status) => {
  const get = await aStorefront({ isReady });

  expect((await get('/readyz')).status).toBe(status);
  expect((await get('/livez')).status).toBe(200);
});

test.each(['/readyz', '/livez'])('responds to %s in JSON that is never cached', async (path) => {
  const { headers } = await (await aStorefront())(path);
  expect([headers['cache-control'], headers['content-type']]).toEqual([
    'no-store',
    'application/json',
  ]);
});

const aPageWith =
  (headers: Record<string, string>): RequestListener =>
  (_req, res) =>
    void res.writeHead(200, { 'content-type': 'text/html', ...headers }).end('page');

test('counts unrecognized output of Next in /readyz', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const next = aPageWith({ vary: 'next-router-shard' });
  const get = await aStorefront({ next });
  await get('/', { headers: { 'next-foo': '1' } });

  const { body } = await get('/readyz');

  expect(JSON.parse(body.toString())).toEqual({ status: true, unrecognised: { varyHeader: 1 } });
  vi.restoreAllMocks();
});

test.each([
  '/',
  '/livez',
  '/icons.svg',
  '/%',
  '/_next/static/none.js',
  '/_next/image?url=/media/x.webp',
])('sends security headers with the response to %s', async (path) => {
  const get = await aStorefront();

  const { headers } = await get(path);

  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['x-frame-options']).toBe('DENY');
  expect(headers['permissions-policy']).toContain('geolocation=(self)');
});
