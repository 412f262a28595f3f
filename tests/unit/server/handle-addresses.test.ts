import type { RequestListener } from 'node:http';
import { expect, test } from 'vitest';
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
])('responds to %s with a 400 page, without a renderer (B-34)', async (path) => {
  const get = await aStorefront({
    next: () => {
      throw new Error('rendered');
    },
  });

  const response = await get(path);

  expect(response.status).toBe(400);
  expect(response.body.toString()).toContain('<html lang="uz">');
});

test.each([
  '/api/v1/../../livez',
  '/api/v1/%2e%2e/%2E%2e/livez',
  '/api/v1/./core/settings',
  '/media/../livez',
  '/media/uploads/..',
  '/api/v1/core/.%2e',
])('does not forward %s to the API', async (path) => {
  const requests: unknown[] = [];
  const get = await aStorefront({
    api: (req, res) => {
      requests.push(req.url);
      res.end();
    },
  });

  expect([(await get(path)).status, requests]).toEqual([400, []]);
});

const unreadable = ['%00', '%E0%A4%A', '%', '%ff', 'a%00b', '%C0%AE', '%zz', '%EA%F3%EF%E8%F2%FC'];

test.each(unreadable)(
  'accepts the malformed value %s in parameters that the page does not read (B-34)',
  async (value) => {
    const reached: unknown[] = [];
    const get = await aStorefront({
      api: (req, res) => void res.end(String(reached.push(req.url))),
    });
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
  },
);

test.each(unreadable)(
  'rejects the malformed value %s in parameters that the page reads (B-34)',
  async (value) => {
    const get = await aStorefront();
    const russian = { headers: { cookie: 'NEXT_LOCALE=ru' } };

    for (const name of ['search', 'menu', 'page', 'values', 'price_min', 'sort', '%73earch']) {
      const response = await get(`/ru/products?${name}=${value}&utm_term=a`);
      expect([name, response.status]).toEqual([name, 400]);
      expect(response.body.toString()).toContain('<html lang="ru">');
    }
    const digest = 'a'.repeat(11);
    expect((await get(`/_page/${digest}/products?menu=${value}`)).status).toBe(400);
    expect((await get(`/products?menu=${value}`, russian)).body.toString()).toContain('lang="ru"');
    expect((await get(`/uz/products/?menu=${value}`, russian)).status).toBe(200);
  },
);

test.each([
  ['/ru#x', {}, 'ru'],
  ['/ru?a#x', {}, 'ru'],
  ['/ru/%', {}, 'ru'],
  ['/%', {}, 'uz'],
  ['/%', { cookie: 'a=1; NEXT_LOCALE=ru' }, 'ru'],
  ['/uz/%', { cookie: 'NEXT_LOCALE=ru' }, 'uz'],
])(
  'for %s with the headers %j, responds with a 400 page in the language %s (B-34)',
  async (path, headers, locale) => {
    const get = await aStorefront();

    const { status, body } = await get(path, { headers });

    expect(status).toBe(400);
    expect(body.toString()).toContain(`<html lang="${locale}">`);
  },
);

test.each(['/#x', '/products/choynak-5#-6', '/livez#x', '/api/v1/core/settings#x', '/icons.svg#x'])(
  'responds to %s with 400, without a renderer or the API (B-34)',
  async (path) => {
    const reached: unknown[] = [];
    const note: RequestListener = (req, res) => void res.end(String(reached.push(req.url)));
    const get = await aStorefront({ next: note, api: note });

    expect([(await get(path)).status, reached]).toEqual([400, []]);
  },
);
