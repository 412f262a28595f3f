import type { RequestListener } from 'node:http';
import { gunzipSync } from 'node:zlib';
import { expect, test, vi } from 'vitest';
import { optimisedUrl } from '@/lib/next/addresses';
import { aStorefront } from './storefront';

test.each([
  '/%E0%A4%A',
  '/a%00b',
  '/%',
  '/a%0Ab',
  '/\\evil.test',
  '/..',
  '/a/../about',
  '/sitemap/%2e%2e',
  '/about/%2E',
  '/_page/a/.%2e/',
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

test.each([
  '/api/v1/../../livez',
  '/api/v1/%2e%2e/%2E%2e/livez',
  '/api/v1/./core/settings',
  '/media/../livez',
  '/media/uploads/..',
  '/api/v1/core/.%2e',
])('%s does not reach the API', async (path) => {
  const asked: unknown[] = [];
  const get = await aStorefront({
    api: (req, res) => {
      asked.push(req.url);
      res.end();
    },
  });

  expect([(await get(path)).status, asked]).toEqual([400, []]);
});

const unreadable = ['%00', '%E0%A4%A', '%', '%ff', 'a%00b', '%C0%AE', '%zz', '%EA%F3%EF%E8%F2%FC'];

test.each(unreadable)('parameters that nothing reads may be %s (B-34)', async (value) => {
  const reached: unknown[] = [];
  const get = await aStorefront({ api: (req, res) => void res.end(String(reached.push(req.url))) });
  const call = `/api/v1/catalog/product?utm_term=${value}`;
  const paths = [
    `/?utm_term=${value}`,
    `/ru?${value}`,
    `/products?menu=a&utm_term=${value}`,
    `/about?search=${value}`,
    `/livez?x=${value}`,
    `/icons.svg?v=${value}`,
    call,
    `/media/a.webp?${value}`,
  ];

  for (const path of paths) expect([path, (await get(path)).status]).toEqual([path, 200]);
  expect(reached).toEqual([call, `/media/a.webp?${value}`]);
});

test.each(unreadable)('a parameter that the page reads may not be %s (B-34)', async (value) => {
  const get = await aStorefront();
  const russian = { headers: { cookie: 'NEXT_LOCALE=ru' } };

  for (const name of ['search', 'menu', 'page', 'values', 'price_min', 'sort', '%73earch']) {
    const answer = await get(`/ru/products?${name}=${value}&utm_term=a`);
    expect([name, answer.status]).toEqual([name, 400]);
    expect(answer.body.toString()).toContain('<html lang="ru">');
  }
  const digest = 'a'.repeat(11);
  expect((await get(`/_page/${digest}/products?menu=${value}`)).status).toBe(400);
  expect((await get(`/products?menu=${value}`, russian)).body.toString()).toContain('lang="ru"');
  expect((await get(`/uz/products/?menu=${value}`, russian)).status).toBe(200);
});

test.each([
  ['/ru#x', {}, 'ru'],
  ['/ru?a#x', {}, 'ru'],
  ['/ru/%', {}, 'ru'],
  ['/%', {}, 'uz'],
  ['/%', { cookie: 'a=1; NEXT_LOCALE=ru' }, 'ru'],
  ['/uz/%', { cookie: 'NEXT_LOCALE=ru' }, 'uz'],
])(
  '%s with %j is refused in the language of its page: %s (B-34)',
  async (path, headers, locale) => {
    const get = await aStorefront();

    const { status, body } = await get(path, { headers });

    expect(status).toBe(400);
    expect(body.toString()).toContain(`<html lang="${locale}">`);
  },
);

test.each(['/#x', '/products/choynak-5#-6', '/livez#x', '/api/v1/core/settings#x', '/icons.svg#x'])(
  '%s answers 400 and reaches neither a renderer nor the API (B-34)',
  async (path) => {
    const reached: unknown[] = [];
    const note: RequestListener = (req, res) => void res.end(String(reached.push(req.url)));
    const get = await aStorefront({ next: note, api: note });

    expect([(await get(path)).status, reached]).toEqual([400, []]);
  },
);

test.each([
  ['/ru/products', {}, 'ru'],
  ['/', {}, 'uz'],
  ['/', { 'x-a': 'NEXT_LOCALE=ru' }, 'uz'],
])('%s with %j and 70 kB of cookies explains in %s what to do', async (path, headers, locale) => {
  const get = await aStorefront();

  const cookie = `a=${'x'.repeat(9_000)}; `.repeat(8);
  const { status, body } = await get(path, { headers: { ...headers, cookie } });

  expect(status).toBe(431);
  expect(body.toString()).toContain(`<html lang="${locale}">`);
  expect(body.toString()).toContain('cookie');
});

test('60 kB of foreign cookies do no harm', async () => {
  const get = await aStorefront({ api: (_req, res) => void res.end('{}') });
  const headers = { cookie: `a=${'x'.repeat(3_700)}; `.repeat(16) };

  for (const path of ['/ru/products', '/api/v1/order/cart', '/icons.svg']) {
    expect([path, (await get(path, { headers })).status]).toEqual([path, 200]);
  }
});

test('a redirect keeps parameters as they are written, in any encoding (B-21)', async () => {
  const location = '/products/choynak-5';
  const get = await aStorefront({
    next: (_req, res) => void res.writeHead(308, { location }).end(),
  });
  const query = "utm_term=%EA%F3&a=b+c&q='%27&utm_term=%00";

  expect((await get(`/products/x-5?${query}`)).headers.location).toBe(`${location}?${query}`);
});

test.each(['RSC', 'Next-Router-Prefetch', 'Next-Router-State-Tree', 'Save-Data', 'ECT'])(
  'a request with the header %s twice answers 400',
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
])('a page with the query %s is shown', async (query) => {
  const get = await aStorefront();

  expect((await get(`/products${query}`)).status).toBe(200);
});

const picture = '/media/a/b.webp';

test('the optimiser is asked for a picture by one address only', async () => {
  const asked: unknown[] = [];
  const get = await aStorefront({
    picture: async ({ url }) => {
      asked.push(url);
      return { status: 200, headers: {}, body: Buffer.alloc(0) };
    },
  });
  const others = [
    `${picture}#0`,
    `${picture}?`,
    `${picture}?a`,
    '/media/a//b.webp',
    '/media/%61/b.webp',
    '/media/a/b%2Ewebp',
    '/media/a%2fb.webp',
    '/media/./a/b.webp',
    ' /media/a/b.webp',
    '/media/a/b.webp%23',
    '/media/a/b.webp%3F',
    '/media/a\\b.webp',
    '//media/a/b.webp',
  ].map((path) => `/_next/image?url=${encodeURIComponent(path)}&w=64&q=75`);
  const own = optimisedUrl(picture, 64);
  const spellings = [
    `${own}&a=1`,
    `${own}&w=64`,
    `${own}#0`,
    `${own}&`,
    own.replace('w=64', 'w=064'),
    own.replace('/_next/image?', '/_next/image?&'),
    own.replace('%2F', '%2f'),
    own.replace('q=75', 'q=75.0'),
    `/_next/image?w=64&q=75&url=${encodeURIComponent(picture)}`,
    own.replace('%2F', '/'),
  ];

  for (const address of [...others, ...spellings]) {
    expect([address, (await get(address)).status]).toEqual([address, 400]);
  }
  expect(asked).toEqual([]);

  await get(own);
  expect(asked).toEqual([own]);
});

test.each(['/media/choynak 1.webp', '/media/choynak%201.webp', '/media/чойнак.webp'])(
  'the picture %s has an address that the optimiser is asked by',
  async (path) => {
    const get = await aStorefront();

    expect((await get(optimisedUrl(path, 64))).status).toBe(200);
  },
);

test('pictures are for other sites to show, and nothing else is', async () => {
  const get = await aStorefront({ api: (_req, res) => void res.end() });
  const policy = async (path: string) => (await get(path)).headers['cross-origin-resource-policy'];
  for (const path of [picture, optimisedUrl(picture, 64), '/preview/a/b.webp']) {
    expect([path, await policy(path)]).toEqual([path, 'cross-origin']);
  }
  for (const path of ['/products', '/api/v1/order/cart', '/media', '/sitemap.xml', '/livez']) {
    expect([path, await policy(path)]).toEqual([path, 'same-origin']);
  }
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

test('sends the cookie of the middleware with a page, cached or not, to those without it (S1-07)', async () => {
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

test.each(['/readyz', '/livez'])(
  '%s is asked anew each time, and says what it says in JSON',
  async (path) => {
    const { headers } = await (await aStorefront())(path);
    expect([headers['cache-control'], headers['content-type']]).toEqual([
      'no-store',
      'application/json',
    ]);
  },
);

const aPageWith =
  (headers: Record<string, string>): RequestListener =>
  (_req, res) =>
    void res.writeHead(200, { 'content-type': 'text/html', ...headers }).end('page');

test('/readyz counts the unrecognised output of Next', async () => {
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
])(
  'an error %s before a picture is there answers 500 with the error page (S8-15)',
  async (_, picture) => {
    vi.spyOn(console, 'error').mockReturnValue();
    const get = await aStorefront({ picture });

    const answer = await get('/_next/image?url=%2Fmedia%2Fa.webp&w=64&q=75');

    expect(answer.status).toBe(500);
    expect(answer.body.toString()).toMatch(/<h1>Sahifa ochilmadi<\/h1>.*500/s);
    vi.restoreAllMocks();
  },
);

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
