import { expect, test } from 'vitest';
import { CONTENT_LOCALES } from '@/lib/constants';
import { type CallName, calls } from '@/lib/contract/calls';
import { callNames, contract } from '@/lib/contract/contract';
import { read, request } from '@/tests/api/setup/request';

/** Paths with values for their parameters, or with a required query. */
const filled: Partial<Record<CallName, string>> = {
  'product.get': '/catalog/product/1',
  'product.short': '/catalog/product/short/1',
  'product.similar': '/catalog/product/1/similar',
  'product.offers': '/catalog/offer?ids=1,2',
  'product.suggest': '/catalog/suggest?q=telefon',
  'review.list': '/catalog/product/1/review',
  'sale.products': '/sale/1/product/list',
  'sale.get': '/sale/detail/1',
  'content.post': '/post/detail/1',
  'content.postGroup': '/post/group/about',
  'content.menuPage': '/menu/detail/9',
};

const reads = callNames.filter(
  (name) => calls[name].startsWith('GET ') && !('customer' in contract[name]),
);

for (const locale of CONTENT_LOCALES) {
  // Requirements: S6-01
  test.each(reads)(
    `%s responds in ${locale} according to the contract (S7-06, B-43)`,
    async (name) => {
      const path = filled[name] ?? calls[name].replace('GET ', '');
      const { envelope, headers } = await request(path, { locale });

      expect(envelope).toMatchObject({ status: true, message: null });
      expect(Object.keys(envelope).sort()).toEqual(['data', 'message', 'status']);
      expect(headers.get('content-type')).toMatch('application/json');
      await read(name, path, { locale });
    },
  );
}

test('returns the results and their total count in every list (B-43)', async () => {
  for (const name of reads) {
    const { envelope } = await request(filled[name] ?? calls[name].replace('GET ', ''));
    const { data } = envelope;
    if (typeof data !== 'object' || data === null || !('results' in data)) continue;
    expect(data).toMatchObject({ results: expect.any(Array), count: expect.any(Number) });
  }
});

test('sends times as ISO 8601 with an offset, and money as whole UZS (B-46, B-47)', async () => {
  const sale = await read('sale.get', '/sale/detail/1');
  const { results } = await read('product.list', '/catalog/product?size=100');

  expect(sale.ends_at).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?(?:Z|[+-]\d\d:\d\d)$/);
  for (const { price, discounted_price } of results) {
    expect(Number.isInteger(price)).toBe(true);
    expect(discounted_price === null || Number.isInteger(discounted_price)).toBe(true);
  }
});

test('uses the first supported language of Accept-Language (B-48)', async () => {
  const nameFor = async (header: string) =>
    (await read('geo.regions', '/core/regions', { headers: { 'accept-language': header } }))
      .results[0]?.name;
  const [uz, ru] = [await nameFor('uz'), await nameFor('ru')];

  expect(ru).not.toBe(uz);
  expect(await nameFor('en-US,ru;q=0.8,uz;q=0.5')).toBe(ru);
  expect(await nameFor('ru-RU')).toBe(ru);
  expect(await nameFor('ru;q=0, *')).toBe(uz);
  expect(await nameFor('de')).toBe(uz);
  expect(await nameFor(',;;q=x')).toBe(uz);
});
