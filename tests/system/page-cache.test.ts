import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, onTestFinished, test } from 'vitest';
import { LOCALE_COOKIE } from '@/lib/constants';
import { type RequestOptions, sendRequest } from '@/tests/support/send-request';
import { aPort, launchStorefront, type Running } from './processes';

const SECRET = 'a secret of some length';
let storefront: Running;
let web = '';
let product = '';

beforeAll(async () => {
  const port = await aPort();
  web = `http://127.0.0.1:${port}`;
  const env = {
    API_URL: inject('apiUrl'),
    PAGE_FRESH_SECONDS: '600',
    REVALIDATE_SECRET: SECRET,
    SITE_URL: 'https://chorsu.example',
    // Without this setting, the storefront would refuse to start, because the mocked API is in test
    // mode.
    ALLOW_UNSAFE_START: '1',
    TRUST_PROXY: '1',
  };
  storefront = await launchStorefront(port, env);
  const list = await sendRequest(web, '/api/v1/catalog/product?size=1');
  product = `/products/${JSON.parse(list.body.toString()).data.results[0].slug}`;
});

afterAll(async () => {
  storefront.signal('SIGINT');
  await storefront.ended;
});

const get = (path: string, options?: RequestOptions) => sendRequest(web, path, options);

test('renders a page once and then serves it from the cache (B-20)', async () => {
  const [first, second] = [await get(product), await get(product)];

  expect([first.headers['x-cache'], second.headers['x-cache']]).toEqual(['miss', 'hit']);
  expect(second.body.equals(first.body)).toBe(true);
});

test('serves every visitor the same bytes for a page (B-19)', async () => {
  const plain = await get('/ru/cart');

  const personal = await get('/ru/cart', {
    headers: {
      authorization: 'Bearer abc',
      cookie: 'sid=guest-1; NEXT_LOCALE=ru',
      'accept-language': 'en',
      'user-agent': 'Someone',
      'x-forwarded-for': '1.2.3.4',
    },
  });

  expect(personal.status).toBe(200);
  expect(personal.body.equals(plain.body)).toBe(true);
  expect(personal.headers['set-cookie']).toBeUndefined();
});

test('never shares a cache entry between HTML and the RSC payload (B-22)', async () => {
  const payload = { headers: { rsc: '1' } };

  for (let round = 0; round < 2; round += 1) {
    const [html, rsc] = [await get('/about'), await get('/about?_rsc=', payload)];
    expect(html.headers['content-type']).toMatch(/^text\/html/);
    expect(rsc.headers['content-type']).toMatch(/^text\/x-component/);
    expect(rsc.headers.vary).toMatch(/rsc.*next-router-state-tree/);
  }
});

test('caches unprefixed paths per language cookie (B-22, B-67)', async () => {
  const russian = { headers: { cookie: 'NEXT_LOCALE=ru' } };

  const responses = [await get('/post'), await get('/post', russian), await get('/post')];

  expect(responses.map(({ status }) => status)).toEqual([200, 307, 200]);
  expect(responses[1]?.headers.location).toBe('/ru/post');
});

test('serves the same page in gzip and Brotli (B-31)', async () => {
  const plain = await get(product);
  const gzip = await get(product, { headers: { 'accept-encoding': 'gzip' } });
  const brotli = await get(product, { headers: { 'accept-encoding': 'gzip, br' } });

  expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
  expect(brotliDecompressSync(brotli.body).equals(plain.body)).toBe(true);
  expect(brotli.body.length).toBeLessThan(gzip.body.length);
});

function inlineScripts(body: Buffer): string[] {
  return [...body.toString().matchAll(/<script(?![^>]*\ssrc=)([^>]*)>([\s\S]*?)<\/script>/g)]
    .filter(([, attributes]) => !attributes?.includes('application/ld+json'))
    .map(([, , code = '']) => code);
}

test.each(['/products?search=a', '/cart'])(
  'the CSP of %s allows its scripts by hash and allows no unsafe source (B-29)',
  async (path) => {
    const { headers, body } = await get(path);
    const policy = String(headers['content-security-policy']);
    const scripts = inlineScripts(body).map((code) =>
      createHash('sha256').update(code).digest('base64'),
    );

    expect(scripts.length).toBeGreaterThan(1);
    for (const hash of scripts) expect(policy).toContain(`'sha256-${hash}'`);
    expect(policy).not.toMatch(/script-src[^;]*(unsafe|nonce|\*|https?:)/);
  },
);

test.each(['/', '/products?page=2&menu=elektronika', '/nowhere'])(
  'serves %s without inline scripts, and its payload as a separate file (B-29)',
  async (path) => {
    const { headers, body } = await get(path);
    const [, address = ''] = /data-scripts="(\/_page\/[^"\s]+)/.exec(body.toString()) ?? [];
    const data = await get(address.replaceAll('&amp;', '&'));

    expect(inlineScripts(body)).toEqual([]);
    expect(String(headers['content-security-policy'])).toContain("script-src 'self';");
    expect(data.status).toBe(200);
    expect(data.headers['content-type']).toContain('text/javascript');
    expect(data.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(data.headers['x-content-type-options']).toBe('nosniff');
    expect(data.body.includes('self.__next_f.push(')).toBe(true);
  },
);

test('caches a list from its second request on, in any order of its filters (B-21)', async () => {
  const orders = [
    'sort=new&discounted=1&menu=elektronika',
    'menu=elektronika&discounted=1&sort=new',
  ];
  const states: unknown[] = [];
  for (const query of [...orders, ...orders]) {
    states.push((await get(`/products?${query}`)).headers['x-cache']);
  }

  expect(states).toEqual(['bypass', 'miss', 'hit', 'hit']);
});

test('serves the same list content from the cache as from a render (B-21)', async () => {
  const list = '/ru/products?search=choynak&price_min=1000';
  const textOf = ({ body }: { body: Buffer }) =>
    body
      .toString()
      .replace(/<script(?![^>]*ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
      .replace(/<[^>]+>/g, ' ');

  const [first, , third] = [await get(list), await get(list), await get(list)];

  expect(third.headers['x-cache']).toBe('hit');
  expect(textOf(third)).toBe(textOf(first));
});

test('renders a cached list again after a change in its category (B-27)', async () => {
  const list = '/products?menu=kiyim&sort=price_asc';
  for (let round = 0; round < 2; round += 1) await get(list);
  const invalidate = (tag: string) =>
    get('/api/revalidate', {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
      body: JSON.stringify({ tags: [tag] }),
    });

  await invalidate('menu-elektronika');
  expect((await get(list)).headers['x-cache']).toBe('hit');
  await invalidate('menu-kiyim');
  expect((await get(list)).headers['x-cache']).toBe('miss');
});

test.each([
  ['a full page', {}, { ect: '3g' }],
  ['a save-data page', { ect: '3g' }, { ect: '4g' }],
  ['a page in Uzbek', {}, { cookie: `${LOCALE_COOKIE}=ru` }],
] as [page: string, read: Record<string, string>, since: Record<string, string>][])(
  'serves the RSC payload of %s at its URL even if the request headers differ',
  async (_page, read, since) => {
    const { body } = await get('/products?page=3', { headers: read });
    const [, address = ''] = /data-scripts="(\/_page\/[^"\s]+)/.exec(body.toString()) ?? [];
    expect((await get(address, { headers: since })).status).toBe(200);
  },
);

test.each(['/_page', '/_page/', '/_page/none/', `/_page/${'a'.repeat(22)}/products`])(
  'serves no RSC payload at %s',
  async (path) => {
    const { status, headers } = await get(path);
    expect(status).toBe(404);
    expect(headers['cache-control']).not.toContain('immutable');
  },
);

test('with DEFER_HYDRATION=off, caches a page with all scripts of Next (B-29)', async () => {
  const port = await aPort();
  const whole = await launchStorefront(port, {
    API_URL: inject('apiUrl'),
    DEFER_HYDRATION: 'off',
    PAGE_FRESH_SECONDS: '600',
  });
  onTestFinished(() => whole.signal('SIGKILL'));
  const getWhole = (options?: RequestOptions) =>
    sendRequest(`http://127.0.0.1:${port}`, '/products', options);
  await getWhole();

  const { headers, body } = await getWhole();
  const saved = await getWhole({ headers: { 'save-data': 'on' } });

  expect(headers['x-cache']).toBe('hit');
  expect(saved.headers['x-cache']).toBe('miss');
  expect(/\/hydrate\.js|\/_page\//.exec(body.toString())).toBeNull();
  expect(body.includes('<link rel="stylesheet" href="/_next/static/')).toBe(true);
  expect(body.includes('<script src="/_next/static/')).toBe(true);
  for (const code of inlineScripts(body)) {
    const hash = createHash('sha256').update(code).digest('base64');
    expect(headers['content-security-policy']).toContain(`'sha256-${hash}'`);
  }
});

test('recognizes the output of Next on pages of all kinds and in an RSC payload', async () => {
  for (const path of ['/', product, '/cart', '/none', '/products?search=a']) await get(path);
  await get('/about?_rsc=', { headers: { rsc: '1' } });

  const { body } = await get('/readyz');

  expect(JSON.parse(body.toString())).toEqual({ status: true, unrecognised: {} });
});

test('never repeats a request’s Host header in the response (B-38)', async () => {
  const named = (host: string) => ({
    headers: { host, 'x-forwarded-host': host, forwarded: `host=${host}`, 'x-host': host },
  });

  for (const host of ['evil-host', 'evil-host.test']) {
    for (const path of ['/', '/uz/about', '/products?sort=new', '/sitemap.xml', '/%', '/none']) {
      const { headers, body } = await get(path, named(host));
      expect(JSON.stringify(headers) + body.toString(), path).not.toContain('evil-host');
    }
  }
  expect((await get('/', named('evil-host.test'))).status).toBe(421);
});

// Requirements: S1-07
test('sets only the language cookie and no framework header (B-38, B-23)', async () => {
  const { headers } = await get('/ru/post');

  expect(headers['set-cookie']).toEqual([expect.stringMatching(/^NEXT_LOCALE=ru;/)]);
  expect((await get('/post')).headers['set-cookie']).toBeUndefined();
  expect(headers['x-powered-by']).toBeUndefined();
  expect(String(headers.link)).not.toMatch(/hreflang|alternate/);
  expect(headers['cache-control']).toBe('private, no-cache');
});

test('invalidates pages only with the secret (B-27)', async () => {
  const call = (secret: string) =>
    get('/api/revalidate', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify({ tags: ['site'] }),
    });
  await get('/info/contacts');

  expect((await call('not the secret at all')).status).toBe(401);
  expect((await get('/info/contacts')).headers['x-cache']).toBe('hit');
  expect((await call(SECRET)).status).toBe(200);
  expect((await get('/info/contacts')).headers['x-cache']).toBe('miss');
});

test('ignores forged router states and digests (B-22, B-26)', async () => {
  const plain = await get('/about', { headers: { rsc: '1' } });

  for (const state of ['nonsense', '%5B', 'x'.repeat(2000)]) {
    const headers = { rsc: '1', 'next-router-state-tree': state, 'next-url': `/${state}` };
    const forged = await get(`/about?_rsc=${state}`, { headers });
    expect([forged.status, forged.headers['x-cache']]).toEqual([200, 'hit']);
    expect(forged.body.equals(plain.body)).toBe(true);
  }
});

test('junk query parameters cause no additional renders (B-21, B-26)', async () => {
  await get('/');

  for (const junk of ['x=1', 'search=1', 'page=7', 'utm_source=a&x=2']) {
    expect((await get(`/?${junk}`)).headers['x-cache'], junk).toBe('hit');
  }
});

test('serves the same 404 page for all missing content in a language (B-26, S2-25)', async () => {
  for (const prefix of ['', '/ru']) {
    const { body } = await get(`${prefix}/404`);
    for (const path of [
      '/a/b',
      '/none',
      '/products/none',
      '/post/none-9999',
      '/products?page=99999',
    ]) {
      const response = await get(prefix + path);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.body.equals(body), path).toBe(true);
    }
  }
});

test('the build contains no rendered product page (B-39)', () => {
  const folder = process.env.CHORSU_DIST ?? '.next';
  const manifest = JSON.parse(readFileSync(`${folder}/prerender-manifest.json`, 'utf8'));

  expect(Object.keys(manifest.routes).filter((route) => route.includes('products'))).toEqual([]);
});
