import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CatalogDoc } from '@/api/search/catalog-doc';
import { embeddedSearch } from '@/api/search/embedded-search';
import { createCatalogIndex } from '@/api/search/index/catalog-index';
import type { SearchPort } from '@/api/search/search-port';
import { PRODUCT_SORTS } from '@/lib/constants';
import { openSphinx } from '@/tests/support/process/sphinx';
import { wholeOrPart } from '@/tests/support/tier';
import { aDoc } from '@/tests/unit/api/search/a-doc';
import * as arbitrary from '@/tests/unit/api/search/arbitrary';
import { byId } from '@/tests/unit/api/search/by-id';
import * as named from '@/tests/unit/api/search/named-goods';
import { attributeOf, expectedPage } from '@/tests/unit/api/search/oracle';
import * as synthetic from '@/tools/bench/api/synthetic-catalog';
import { syntheticDocs } from '@/tools/bench/api/synthetic-catalog';
import { createRandom } from '@/tools/bench/random';
import { openEngineShop } from './engine-shop';

let sphinx: Awaited<ReturnType<typeof openSphinx>>;
let shop: Awaited<ReturnType<typeof openEngineShop>>;
beforeAll(async () => {
  sphinx = await openSphinx();
  shop = await openEngineShop(sphinx.url, attributeOf);
});
afterAll(async () => {
  await shop.close();
  await sphinx.close();
});

/** Prices in ascending order that cover several price steps of the engine. */
const spread = [
  0, 1, 999, 1000, 1001, 1188, 1189, 1414, 3000, 3363, 3364, 3365, 4000, 13_453, 13_454, 13_455,
  60_000, 900_000, 9_000_000, 54_000_000, 10_000_000_000,
];
const docs = arbitrary.docs.map((some) =>
  some.map((doc) => ({ ...doc, price: spread[doc.price] ?? 0 })),
);
const query = arbitrary.query.map(({ priceMin, priceMax, ...rest }) => ({
  ...rest,
  ...(priceMin !== undefined && { priceMin: spread[priceMin] }),
  ...(priceMax !== undefined && { priceMax: spread[priceMax] }),
}));

test('returns the same ids, counts and facets as a full scan (S7-31)', async () => {
  const property = fc.asyncProperty(docs, query, async (docs, query) => {
    await shop.fill(docs);
    const page = await shop.search.list(query);
    expect(byId(page)).toEqual(expectedPage(docs, query));
    expect(await shop.search.page(query)).toEqual({ ids: page.ids, count: page.count });
  });
  await fc.assert(property, { numRuns: wholeOrPart(200, 40) });
});

test('finds the same products with an updated engine as with a newly filled one', async () => {
  const { docs, changes, query } = arbitrary;
  const property = fc.asyncProperty(docs, changes, query, async (docs, changes, query) => {
    await shop.fill(docs);
    const end = new Map(docs.map((doc) => [doc.id, doc]));
    for (const { put, remove } of changes) {
      const once = [...new Map(put.map((doc) => [doc.id, doc])).values()];
      await shop.put(once, []);
      await shop.put([], remove);
      for (const doc of once) end.set(doc.id, doc);
      for (const id of remove) end.delete(id);
    }
    expect(byId(await shop.search.list(query))).toEqual(expectedPage([...end.values()], query));
  });
  await fc.assert(property, { numRuns: wholeOrPart(100, 20) });
});

test('returns the same count and first product per category as a full scan', async () => {
  const property = fc.asyncProperty(arbitrary.docs, async (docs) => {
    await shop.fill(docs);
    const all = expectedPage(docs, { page: 1, size: 1 }).facets.categories;
    const counts = await shop.search.categoryCounts();
    expect(counts.toSorted((a, b) => a.id - b.id)).toEqual(all);
    const firsts = await shop.search.categoryFirsts([...all.map(({ id }) => id), 99]);
    expect(firsts.toSorted((a, b) => a.category - b.category)).toEqual(
      all.map(({ id: menu }) => ({
        category: menu,
        product: expectedPage(docs, { menu, page: 1, size: 1 }).ids[0],
      })),
    );
  });
  await fc.assert(property, { numRuns: wholeOrPart(50, 10) });
});

/** Goods of every kind, whose colors and sizes are options. */
const namedDocs: CatalogDoc[] = [
  ...named.names.map((good, i) =>
    aDoc({ id: i + 1, names: named.goods[good], popularity: i % 5, categories: [1 + (i % 4)] }),
  ),
  ...named.options.map(({ id }) =>
    aDoc({ id: 100 + id, names: ['Palto', 'Пальто'], values: [id], categories: [9] }),
  ),
  aDoc({ id: 200, names: ['Choyshab', 'Постельное бельё', 'AB-12345678'] }),
  aDoc({ id: 201, names: ['Чёрное пальто'], popularity: -1 }),
  aDoc({ id: 202, names: ['Чехол 手机壳 ab1234cd', `${'long'.repeat(20)} ${'ы'.repeat(50)}`] }),
];
const texts = [
  ...named.spellings.flatMap(([, written]) => written),
  ...named.mistyped.map(([text]) => text),
  'zzzzqq 128',
  'zzzzqq go',
  '8 zzzzqq',
  'чёрное пальто',
  'белые пальто',
  'qora palto',
  'oq',
  'чёрное бельё',
  'чёрное пальто xl',
  'чёрный мотоцикл',
  'palto xl',
  'смартфоны',
  'oʻyin',
  '手机壳',
  '手机',
  'ab1234cd',
  'ab12',
  '123456',
  '12345678',
  'ch 000101',
  'CH-000101',
  '0001',
  '%_\\',
  '🙂🙃',
  '....;;;',
  "'",
  'ʻ',
  '\u0000',
  '-'.repeat(100),
  '"',
  '(',
  '@text',
  '*',
  '!',
];

function embedded(docs: CatalogDoc[], valueAttribute: (id: number) => number): SearchPort {
  const index = createCatalogIndex({ valueAttribute });
  index.setCategories(docs === namedDocs ? named.categories : synthetic.categories);
  index.setOptions(named.options);
  index.putAll(docs);
  return embeddedSearch(index);
}

/**
 * Both searches interpret a text with the same code, so they must find the same goods in the same
 * order.
 */
async function expectSame(own: SearchPort, text: string): Promise<void> {
  for (const query of [
    { page: 1, size: 4 },
    { page: 2, size: 4 },
    { page: 1, size: 50, sort: 'price_asc' as const },
  ]) {
    const expected = byId(await own.list({ text, ...query }));
    expect([text, byId(await shop.search.list({ text, ...query }))]).toEqual([text, expected]);
    if (!expected.last) continue;
    const rest = { text, ...query, page: 1, after: expected.last };
    expect([text, byId(await shop.search.list(rest))]).toEqual([text, byId(await own.list(rest))]);
  }
  const limits = { categories: 5, products: 8 };
  const expected = await own.suggest(text, limits);
  expect([text, await shop.search.suggest(text, limits)]).toEqual([text, expected]);
}

test('finds the same products as the embedded index for all kinds of texts (S2-11)', async () => {
  shop.setCategories(named.categories);
  shop.setOptions(named.options);
  await shop.fill(namedDocs);
  const own = embedded(namedDocs, attributeOf);
  for (const text of texts) await expectSame(own, text);
  for (const text of texts) await expectSame(own, text.slice(0, 3));
});

test('finds the same products as the embedded index for any input', async () => {
  shop.setCategories(named.categories);
  shop.setOptions(named.options);
  await shop.fill(namedDocs);
  const own = embedded(namedDocs, attributeOf);
  const word = fc.constantFrom(...texts.flatMap((text) => text.split(' ')));
  const words = fc.array(word, { maxLength: 4 }).map((some) => some.join(' '));
  const text = fc.oneof(words, fc.string({ unit: 'binary', maxLength: 100 }));
  await fc.assert(
    fc.asyncProperty(text, (text) => expectSame(own, text)),
    { numRuns: wholeOrPart(200, 40) },
  );
});

test('finds the same products as the embedded index in a large shop that changes', async () => {
  const docs = [...syntheticDocs(5000)];
  const random = createRandom(7);
  shop.setCategories(synthetic.categories);
  await shop.fill(docs);
  const changed = docs
    .slice(0, 500)
    .map((doc, i) => ({ ...doc, names: docs[i + 700]?.names ?? [] }));
  await shop.put(
    changed,
    docs.slice(500, 600).map(({ id }) => id),
  );
  const end = [...changed, ...docs.slice(600)];
  const own = embedded(end, attributeOf);
  for (let i = 0; i < 60; i++) await expectSame(own, aText(random));

  const uses = shop.uses();
  await shop.recount();
  expect(shop.uses()).toEqual(uses);
  await shop.fill(end);
  expect(shop.uses()).toEqual(uses);
});

test('lists the same products by price as the embedded index in a large shop', async () => {
  const docs = [...syntheticDocs(5000)];
  await shop.fill(docs);
  const own = embedded(docs, attributeOf);
  const price = fc.option(
    fc.integer({ min: 0, max: 4000 }).map((root) => root ** 2),
    { nil: undefined },
  );
  const query = fc.record({
    menu: fc.constantFrom(undefined, 1, 2, 100),
    priceMin: price,
    priceMax: price,
    sort: fc.option(fc.constantFrom(...PRODUCT_SORTS), { nil: undefined }),
    page: fc.integer({ min: 1, max: 12 }),
    size: fc.constantFrom(24, 7),
  });
  const property = fc.asyncProperty(query, async (query) => {
    expect(byId(await shop.search.list(query))).toEqual(byId(await own.list(query)));
  });
  await fc.assert(property, { numRuns: wholeOrPart(300, 60) });
});

function aText(random: ReturnType<typeof createRandom>): string {
  const noun = random.of(random.below(2) ? synthetic.nouns.ru : synthetic.nouns.uz);
  const brand = random.of(synthetic.brandWords);
  const mistyped = noun.slice(0, 2) + noun.slice(3);
  return random.of([noun, brand, `${noun} ${brand}`, mistyped, noun.slice(0, 3), noun.slice(0, 1)]);
}
