import { nextHtml } from 'deferred-hydration/tests/next-html';
import { afterEach, expect, test, vi } from 'vitest';
import { toPageRequest } from '@/server/pages/cache-key';
import { deferPages } from '@/server/rendering/deferred/defer-pages';
import { unrecognizedCounts } from '@/server/rendering/next/unrecognized';

afterEach(() => vi.restoreAllMocks());

const saving = { 'save-data': 'on' };

const responseWith = (html: string) => ({
  status: 200,
  headers: { 'content-type': 'text/html; charset=utf-8' },
  body: Buffer.from(html),
});
const rendered = responseWith(nextHtml());

const deferred = (page: ReturnType<typeof responseWith>, url: string, headers = {}) =>
  deferPages(() => 'h1{color:red}')(page, toPageRequest(url, headers));

function split(url: string, headers = {}) {
  const { body, payload } = deferred(rendered, url, headers);
  return { text: body.toString(), payload };
}

test("builds the URL of a cached page's payload from the digest and the page's URL", () => {
  const { text, payload } = split('/products?menu=x&page=2');
  expect(text).toContain(
    `data-scripts="/_page/${payload?.digest}/products?menu=x&amp;page=2 /_next/static/chunks/a.js`,
  );
});

test('leaves the payload of an uncached page in its HTML', () => {
  const { text, payload } = split('/products?collection=yangi');
  expect(payload).toBeUndefined();
  expect(text).toContain('data-scripts="/_next/static/chunks/a.js');
});

test('marks a save-data page in its HTML and in the URL of its payload', () => {
  const { text, payload } = split('/products', saving);
  expect(split('/products').text).not.toContain('data-save-data');
  expect(text).toContain('<script src="/hydrate.js" async data-save-data data-stylesheets="');
  expect(text).toContain(`/_page/save-data/${payload?.digest}/products `);
});

test('preloads the early panels, except on a save-data page', () => {
  const preload = '<link rel="modulepreload" href="/early-panels.js"';
  expect(split('/products').text).toContain(preload);
  expect(split('/products', saving).text).not.toContain(preload);
});

test.each(['/cart', '/ru/liked', '/user/orders', '/orders', '/offline'])(
  'does not defer the scripts of %s, which the browser renders',
  (pathname) => {
    expect(deferred(rendered, pathname, saving)).toBe(rendered);
  },
);

test('passes RSC payloads unchanged', () => {
  const headers = { 'content-type': 'text/x-component' };
  const payload = { ...rendered, headers };
  expect(deferred(payload, '/products', { rsc: '1' })).toBe(payload);
});

test('passes a response without a body unchanged and does not count it', () => {
  const before = unrecognizedCounts();
  const empty = responseWith('');
  expect(deferred(empty, '/products')).toBe(empty);
  expect(unrecognizedCounts()).toEqual(before);
});

test('sends an unrecognized page unchanged, counts it and logs the first of each kind', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const before = unrecognizedCounts().scriptTag ?? 0;
  const page = responseWith(nextHtml().replace('<script src=', '<script type="module" src='));

  expect(deferred(page, '/products')).toBe(page);
  expect(deferred(page, '/products')).toBe(page);
  expect(unrecognizedCounts().scriptTag).toBe(before + 2);
  // Each kind is logged once per process, so an earlier test may already have logged it.
  expect(log).toHaveBeenCalledTimes(before === 0 ? 1 : 0);
});

test.each([{ 'save-data': 'on' }, { ect: '3g' }, { ect: '2g' }, { ect: 'slow-2g' }])(
  'the headers %j select the save-data page, which has a separate cache key',
  (headers) => {
    const request = toPageRequest('/products', headers);
    expect(request).toMatchObject({ saveData: true, headers: { 'save-data': 'on' } });
    expect(request.key).not.toBe(toPageRequest('/products', {}).key);
    expect(request.key).toBe(toPageRequest('/products', { 'save-data': 'on' }).key);
  },
);

test.each([{ 'save-data': 'off' }, { ect: '4g' }, {}])(
  'the headers %j select the full page',
  (headers) => {
    expect(toPageRequest('/products', headers)).toMatchObject({ saveData: false, headers: {} });
  },
);

test('uses the same cache key for a client navigation with and without Save-Data', () => {
  const saved = toPageRequest('/products?_rsc=a', { rsc: '1', 'save-data': 'on' });
  expect(saved.key).toBe(toPageRequest('/products?_rsc=a', { rsc: '1' }).key);
});
