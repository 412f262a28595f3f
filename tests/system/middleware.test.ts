import { appendFileSync, cpSync, mkdtempSync, renameSync, rmSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type RequestOptions, sendRequest } from '@/tests/support/send-request';
import { aPort, launchStorefront, type Running } from './processes';

const HEADER = 'x-of-the-middleware';
const build = resolve(process.env.CHORSU_DIST || '.next');

/** Code that makes the middleware count its calls and send the count in a response header. */
const patch = `
const own = module.exports.default;
let calls = 0;
module.exports = {
  ...module.exports,
  default: async (...given) => {
    const result = await own(...given);
    calls += 1;
    result.response.headers.set('${HEADER}', String(calls));
    return result;
  },
};
`;

let storefront: Running;
let folder = '';
let web = '';
let product = '';
let productId = '';

beforeAll(async () => {
  // Next finds a build only if its path is inside the project.
  folder = mkdtempSync(`${build}-middleware-`);
  cpSync(build, folder, { recursive: true, filter: (path) => !path.startsWith(`${build}/cache`) });
  const file = join(folder, 'server/middleware.js');
  // The copy may be a hard link to the build, so it is replaced instead of changed.
  cpSync(file, `${file}.patched`);
  appendFileSync(`${file}.patched`, patch);
  renameSync(`${file}.patched`, file);

  const port = await aPort();
  web = `http://127.0.0.1:${port}`;
  storefront = await launchStorefront(port, {
    API_URL: inject('apiUrl'),
    CHORSU_DIST: relative(process.cwd(), folder),
  });
  const { body } = await sendRequest(inject('apiUrl'), '/api/v1/catalog/product?size=1');
  product = JSON.parse(body.toString()).data.results[0].slug;
  productId = product.slice(product.lastIndexOf('-') + 1);
});

afterAll(async () => {
  storefront.signal('SIGKILL');
  await storefront.ended;
  rmSync(folder, { recursive: true, force: true });
});

const russian = { headers: { cookie: 'NEXT_LOCALE=ru' } };
const payload = { headers: { rsc: '1' } };

const requests: [kind: string, path: () => string, status: number, sent?: RequestOptions][] = [
  ['a page', () => '/about', 200],
  ['a page with a prefix', () => '/ru/about', 200],
  ['a product page', () => `/products/${product}`, 200],
  ['a list with filters', () => '/products?price_min=1000', 200],
  ['a router payload', () => '/info/faq', 200, payload],
  ['an unknown path', () => '/no/such/page', 404],
  ['an unknown product', () => '/products/none-99999999', 404],
  ['a page past the end of a list', () => '/products?search=stol&page=99', 404],
  ['a product page with a wrong slug', () => `/products/wrong-${productId}`, 308],
  ['a path with the default language’s prefix', () => '/uz/about', 308],
  ['a path with a trailing slash', () => '/cart/', 308],
  ['an address that has moved', () => '/contacts', 308],
  ['a page request whose cookie selects another language', () => '/liked', 307, russian],
];

test.each(requests)('runs the middleware for %s (ADR 160)', async (_kind, path, status, sent) => {
  const response = await sendRequest(web, path(), sent);

  expect([response.status, response.headers['x-cache']]).not.toContain('hit');
  expect(response.status).toBe(status);
  expect(Number(response.headers[HEADER])).toBeGreaterThan(0);
});

test('caches middleware responses', async () => {
  for (const path of ['/post', '/ru/products/wrong-99999998', '/uz/post']) {
    const first = await sendRequest(web, path);
    const second = await sendRequest(web, path);

    expect([path, second.headers['x-cache']]).toEqual([path, 'hit']);
    expect(second.headers[HEADER]).toBe(first.headers[HEADER]);
    expect(second.headers.location).toBe(first.headers.location);
    expect(second.headers['set-cookie']).toEqual(first.headers['set-cookie']);
  }
});

test('runs the middleware once for each page that is not cached', async () => {
  const callsAt = async (path: string) => Number((await sendRequest(web, path)).headers[HEADER]);
  const before = await callsAt('/info/about');
  await sendRequest(web, '/info/about');
  const after = await callsAt('/news');

  expect(after - before).toBe(1);
});
