import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { products, variants } from '@/api/db/schema/catalog';
import { aProduct, productsChanged } from '@/tests/api/setup/goods';
import { read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const PATH = '/catalog/sitemap';

// Rereads the catalog, so that it includes products that other tests have just added.
beforeEach(async () => (await testShop()).ports.catalog.reread());

test('the sitemap pages together list every product exactly once', async () => {
  const { count } = await read('product.list', '/catalog/product?size=1');
  const ids: number[] = [];
  for (let after = 0; ; ) {
    const { results } = await read('catalog.sitemap', `${PATH}?after=${after}&size=100`);
    ids.push(...results.map(({ id }) => id));
    if (results.length < 100) break;
    after = ids.at(-1) ?? 0;
  }
  expect(ids).toEqual([...new Set(ids)].sort((one, other) => one - other));
  expect(ids).toHaveLength(count);
});

test('a sitemap entry has the slug, first image and last change of its product', async () => {
  const { results, count, last } = await read('catalog.sitemap', `${PATH}?size=3`);
  const [first] = results;
  const product = await read('product.get', `/catalog/product/${first?.slug}`);

  expect(first).toEqual({
    id: product.id,
    slug: product.slug,
    image: product.images[0]?.image,
    updated_at: product.updated_at,
  });
  expect(last).toBeGreaterThanOrEqual(count);
});

test('a sitemap page with a range of ids lists the products in that range', async () => {
  const { results } = await read('catalog.sitemap', `${PATH}?after=10&until=20`);
  expect(results.every(({ id }) => id > 10 && id <= 20)).toBe(true);
  expect(results.length).toBeGreaterThan(0);
});

/** Returns an array with the first listed id that is at least `product`. */
async function idsFrom(product: number): Promise<number[]> {
  const { results } = await read('catalog.sitemap', `${PATH}?after=${product - 1}&size=1`);
  return results.map(({ id }) => id);
}

test('the sitemap omits a product whose variants are all withdrawn', async () => {
  const { ports } = await testShop();
  const { product, variant } = await aProduct();
  const next = await aProduct();
  expect(await idsFrom(product)).toEqual([product]);
  await ports.db.update(variants).set({ isWithdrawn: true }).where(eq(variants.id, variant));
  await productsChanged(ports.db, [product]);
  // The page nevertheless contains the requested number of products.
  expect(await idsFrom(product)).toEqual([next.product]);
});

test('the sitemap omits a withdrawn product', async () => {
  const { ports } = await testShop();
  const { product } = await aProduct();
  const ids = () => idsFrom(product);
  expect(await ids()).toEqual([product]);
  const gone = { withdrawnAt: ports.now() };
  await ports.db.update(products).set(gone).where(eq(products.id, product));
  await productsChanged(ports.db, [product]);
  expect(await ids()).not.toContain(product);
});

test.each(['size=0', 'size=1001', 'after=-1', 'after=x', 'until=1e10'])(
  'the sitemap query %s is rejected (B-43)',
  async (query) => {
    expect((await request(`${PATH}?${query}`)).status).toBe(422);
  },
);
