import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type RawResponse, type RequestOptions, sendRequest } from '@/tests/support/send-request';
import { aPort, launchStorefront, type Running } from './processes';

const SECRET = 'only-the-two-servers-know';
let storefront: Running;
const build = process.env.CHORSU_DIST ?? '.next';
let web = '';
let slug = '';
let picture = '';
let optimised = '';

beforeAll(async () => {
  const port = await aPort();
  web = `http://127.0.0.1:${port}`;
  storefront = await launchStorefront(port, {
    API_URL: inject('apiUrl'),
    REVALIDATE_SECRET: SECRET,
    SITE_URL: 'https://chorsu.example',
    // Without this setting, the storefront would refuse to start, because the mocked API is in test
    // mode.
    ALLOW_UNSAFE_START: '1',
    TRUST_PROXY: '1',
  });
  const list = await get('/api/v1/catalog/product?size=1');
  const [product] = JSON.parse(list.body.toString()).data.results;
  slug = product.slug;
  picture = `/media/${product.images[0].image}`;
  optimised = `/_next/image?url=${encodeURIComponent(picture)}&w=64&q=75`;
});

afterAll(async () => {
  storefront.signal('SIGKILL');
  await storefront.ended;
});

const get = (path: string, options?: RequestOptions) => sendRequest(web, path, options);

const kinds = (): [status: number, path: string, options?: RequestOptions][] => [
  [200, '/'],
  [200, '/ru/products?search=choynak'],
  [200, '/about?_rsc=', { headers: { rsc: '1' } }],
  [308, '/contacts'],
  [404, '/none'],
  [404, '/sitemap/none'],
  [404, '/sitemap/..%2Fabout'],
  [200, '/sitemap.xml'],
  [200, '/sitemap/pages.xml.gz'],
  [400, '/%'],
  [405, '/', { method: 'POST' }],
  [421, '/', { headers: { host: 'evil.test' } }],
  [200, '/icons.svg'],
  [200, '/robots.txt'],
  [404, '/_next/static/none.js'],
  [405, '/icons.svg', { method: 'POST' }],
  [200, picture],
  [200, optimised],
  [400, '/_next/image?url=x&w=64&q=75'],
  [200, '/api/v1/core/settings'],
  [404, '/api/v1/none'],
  [401, '/api/revalidate', { method: 'POST' }],
  [200, '/livez'],
  [200, '/readyz'],
];

test('sends security headers with every response, and never names a framework (B-38)', async () => {
  for (const [wanted, path, options] of kinds()) {
    const { status, headers } = await get(path, options);
    expect([path, status]).toEqual([path, wanted]);
    expect(headers, path).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'cross-origin-opener-policy': 'same-origin',
      // Sitemaps and structured data refer to these images, so other sites may embed them.
      'cross-origin-resource-policy': [picture, optimised].includes(path)
        ? 'cross-origin'
        : 'same-origin',
      'strict-transport-security': 'max-age=31536000',
    });
    expect(headers['permissions-policy'], path).toContain('geolocation=(self)');
    expect(headers, path).not.toHaveProperty('x-powered-by');
    expect(headers, path).not.toHaveProperty('server');
    if (headers['content-type']?.startsWith('text/html')) {
      expect(headers['content-security-policy'], path).toContain("frame-ancestors 'none'");
    }
  }
});

test('never sets cookies on shareable responses (B-23)', async () => {
  const paths = kinds().map(([, path, options]) => [path, options] as const);
  const calls = ['/api/v1/order/cart', '/api/v1/order/wish', '/api/v1/product/seen/list'];

  for (const [path, options] of [...paths, ...calls.map((call) => [call, undefined] as const)]) {
    const { headers } = await get(path, options);
    const control = String(headers['cache-control'] ?? '');
    const isShared =
      /public|s-maxage|max-age=[1-9]/.test(control) && !/private|no-store/.test(control);
    expect([path, isShared && headers['set-cookie'] !== undefined]).toEqual([path, false]);
  }
});

/**
 * Returns the expected content type of a payload response. A payload with an error status has no
 * body, so the router loads the document instead.
 */
const payloadType = (status: number) => (status === 200 ? /text\/x-component/ : /undefined/);

test('lets a cache that ignores Vary keep HTML and payloads apart (B-22)', async () => {
  const cached = new Map<string, RawResponse>();
  const throughCache = async (path: string, options?: RequestOptions) => {
    const known = cached.get(path);
    if (known) return known;
    const response = await get(path, options);
    const control = String(response.headers['cache-control'] ?? '');
    if (!/private|no-store|no-cache/.test(control)) cached.set(path, response);
    return response;
  };
  const rsc = { headers: { rsc: '1' } };

  for (const path of ['/', '/about', `/products/${slug}`, '/ru/post', '/cart', '/none']) {
    for (const options of [rsc, undefined, rsc, undefined]) {
      const { headers, status } = await throughCache(path, options);
      const type = String(headers['content-type']);
      if (status >= 300 && status < 400) continue;
      expect(`${path} ${type}`).toMatch(options ? payloadType(status) : /text\/html/);
    }
  }
});

test('uses one ETag for HEAD, 304 and both encodings (B-31)', async () => {
  const path = `/products/${slug}`;
  const full = await get(path);
  const tag = String(full.headers.etag);

  const head = await get(path, { method: 'HEAD' });
  const again = await get(path, { headers: { 'if-none-match': tag } });
  const zipped = await get(path, {
    headers: { 'accept-encoding': 'gzip', 'if-none-match': '"x"' },
  });
  const brotli = await get(path, { headers: { 'accept-encoding': 'br' } });

  expect([head.status, head.body.length, head.headers.etag]).toEqual([200, 0, tag]);
  expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, tag]);
  expect(again.headers['content-security-policy']).toBe(full.headers['content-security-policy']);
  expect([zipped.headers.etag, brotli.headers.etag]).toEqual([tag, tag]);
  expect(gunzipSync(zipped.body).equals(full.body)).toBe(true);
  expect(brotliDecompressSync(brotli.body).equals(full.body)).toBe(true);
});

test('the build has every script and stylesheet above 1 kB in Brotli too (B-31)', () => {
  const folder = join(build, 'static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const texts = files.filter((file) => /\.(js|css|json|svg)$/.test(file));

  expect(texts.length).toBeGreaterThan(10);
  for (const file of texts) {
    const plain = readFileSync(join(folder, file));
    if (!existsSync(join(folder, `${file}.br`))) expect(plain.length, file).toBeLessThan(1024);
    else
      expect(brotliDecompressSync(readFileSync(join(folder, `${file}.br`))).equals(plain)).toBe(
        true,
      );
  }
});

test('sends no server secret to browsers', async () => {
  const folder = join(build, 'static');
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const sent = files
    .filter((file) => /\.(js|css|json|map|txt)$/.test(file))
    .map((file) => [file, readFileSync(join(folder, file), 'utf8')] as const);
  const pages = await Promise.all(
    ['/', `/products/${slug}`, '/none', '/ru/cart'].map(
      async (path) => [path, (await get(path)).body.toString()] as const,
    ),
  );
  const names = readFileSync('.env.example', 'utf8').match(/^[A-Z_0-9]+(?==)/gm) ?? [];
  const ofServers = names.filter((name) => !/^(NEXT_PUBLIC_|PORT$)/.test(name));
  const values = [SECRET, web, '127.0.0.1:4001', process.cwd()];

  expect(ofServers.length).toBeGreaterThan(10);
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  const found = [...sent, ...pages].flatMap(([where, text]) =>
    [...ofServers, ...values]
      .filter((word) => text.includes(word))
      .map((word) => `${word} in ${where}`),
  );
  expect(found).toEqual([]);
});

test('responds with 413 to every request whose body is too large (B-44)', async () => {
  const headers = { 'content-type': 'application/json', connection: 'keep-alive' };
  const sent = { method: 'POST', headers, body: Buffer.alloc(5_000_000, ' ') };
  const statuses = [];
  for (let round = 0; round < 20; round += 1) {
    statuses.push((await get('/api/v1/order/cart', sent)).status);
  }

  expect(statuses).toEqual(Array.from({ length: 20 }, () => 413));
});
