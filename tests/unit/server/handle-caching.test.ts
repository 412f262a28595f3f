import { gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { aStorefront } from './storefront';

test('sends a page in each requested encoding from one render (B-31)', async () => {
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

test('sets the language cookie on a prefixed page for shoppers without it (S1-07)', async () => {
  const expires = 'Expires=Sun, 28 Nov 2027 21:48:37 GMT';
  const get = await aStorefront({
    next: (req, res) => {
      const cookie = `NEXT_LOCALE=ru; Path=/; ${expires}; Max-Age=31536000; SameSite=Lax`;
      if (req.url?.startsWith('/ru')) res.setHeader('set-cookie', cookie);
      res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Sahifa</h1>');
    },
  });
  const cookies = async (path: string, headers = {}) =>
    (await get(path, { headers })).headers['set-cookie'];
  const russian = ['NEXT_LOCALE=ru; Path=/; Max-Age=31536000; SameSite=Lax'];

  expect(await cookies('/ru/about')).toEqual(russian);
  expect(await cookies('/ru/about')).toEqual(russian);
  expect(await cookies('/ru/about', { cookie: 'NEXT_LOCALE=uz' })).toEqual(russian);
  expect((await get('/ru/about')).headers['cache-control']).toContain('private');

  expect(await cookies('/ru/about', { cookie: 'a=1; NEXT_LOCALE=ru' })).toBeUndefined();
  expect(await cookies('/ru/about', { 'sec-purpose': 'prefetch;prerender' })).toBeUndefined();
  expect(await cookies('/ru/about', { rsc: '1' })).toBeUndefined();
  expect(await cookies('/about')).toBeUndefined();
});

test('never caches a page that sets any other cookie', async () => {
  const get = await aStorefront({
    next: (_req, res) => {
      res.setHeader('set-cookie', ['NEXT_LOCALE=ru; Path=/', 'visit=1; Path=/']);
      res.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<h1>Sahifa</h1>');
    },
  });
  for (const state of ['miss', 'miss']) {
    const { headers } = await get('/ru/about');
    expect(headers['x-cache']).toBe(state);
    expect(headers['set-cookie']).toEqual(['visit=1; Path=/', 'NEXT_LOCALE=ru; Path=/']);
  }
});

test('responds with 304 without a body for a matching ETag (B-20)', async () => {
  const get = await aStorefront();
  const { headers } = await get('/');

  const again = await get('/', { headers: { 'if-none-match': `"other", ${headers.etag}` } });

  expect([again.status, again.body.length]).toEqual([304, 0]);
  expect(again.headers.etag).toBe(headers.etag);
});

test('sends the headers of GET without the body for HEAD', async () => {
  const get = await aStorefront();
  const full = await get('/');

  const head = await get('/', { method: 'HEAD' });

  expect(head.body.length).toBe(0);
  expect(head.headers['content-length']).toBe(full.headers['content-length']);
  expect(head.headers['content-security-policy']).toBe(full.headers['content-security-policy']);
});

test.each(['/sitemap.xml', '/sitemap/pages.xml.gz', '/sitemap/products-12.xml.gz'])(
  'bypasses the page cache for %s',
  async (path) => {
    const get = await aStorefront();

    expect((await get(path)).headers).not.toHaveProperty('x-cache');
  },
);

test.each(['/sitemap/none', '/sitemap/..%2fabout', '/sitemap/pages.xml', '/sitemap/x-1.xml.gz'])(
  'treats %s as a page with a CSP, not as a sitemap (B-29)',
  async (path) => {
    const get = await aStorefront();

    expect((await get(path)).headers).toMatchObject({
      'content-security-policy': expect.stringContaining("default-src 'self'"),
      'x-cache': 'miss',
    });
  },
);
