import { eq, inArray, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';

import { products, variants } from '@/api/db/schema/catalog';
import { orders } from '@/api/db/schema/order';
import { reviews } from '@/api/db/schema/shopper';
import { REVIEW_SORTS } from '@/lib/constants';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct, productsChanged } from '@/tests/api/setup/goods';
import { checkoutOf } from '@/tests/api/setup/order';
import { read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

type Change = Partial<Pick<typeof products.$inferInsert, 'popularity' | 'rating' | 'createdAt'>> &
  Partial<Pick<typeof variants.$inferInsert, 'price' | 'discountedPrice'>>;

/** Creates twelve products in a separate price range, in the order of their ids. */
async function someGoods(from: number, changeOf: (position: number) => Change): Promise<number[]> {
  const goods: number[] = [];
  for (let position = 0; position < 12; position++) {
    const { product } = await aProduct({ price: from });
    goods.push(product);
    await change(product, changeOf(position));
  }
  await reread(goods);
  return goods;
}

async function change(product: number, { price, discountedPrice, ...own }: Change): Promise<void> {
  const { db } = (await testShop()).ports;
  if (Object.keys(own).length > 0) {
    await db.update(products).set(own).where(eq(products.id, product));
  }
  const offer = { ...(price && { price }), ...(discountedPrice && { discountedPrice }) };
  if (Object.keys(offer).length > 0) {
    await db.update(variants).set(offer).where(eq(variants.productId, product));
  }
}

async function reread(goods: number[]): Promise<void> {
  const { ports } = await testShop();
  await productsChanged(ports.db, goods);
  await ports.catalog.reread(goods);
}

const sorted = [
  { sort: 'popular', from: 7_000_000_000, changeOf: (at: number) => ({ popularity: 50 - at }) },
  {
    sort: 'new',
    from: 7_100_000_000,
    changeOf: (at: number) => ({ createdAt: new Date(Date.UTC(2030, 0, 30 - at)) }),
  },
  {
    sort: 'price_asc',
    from: 7_200_000_000,
    changeOf: (at: number) => ({ price: 7_200_000_100 + at }),
  },
  {
    sort: 'price_desc',
    from: 7_300_000_000,
    changeOf: (at: number) => ({ price: 7_300_000_100 - at }),
  },
  {
    sort: 'discount',
    from: 7_400_000_000,
    changeOf: (at: number) => ({
      price: 10_000_000_000 + at * 1e9,
      discountedPrice: 7_400_000_050,
    }),
  },
  { sort: 'rating', from: 7_500_000_000, changeOf: (at: number) => ({ rating: (50 - at) / 10 }) },
] as const;

test.each(sorted)(
  'paging a list sorted by $sort skips no product when others move to another page',
  async ({ sort, from, changeOf }) => {
    const isDiscount = sort === 'discount';
    const made = await someGoods(from, changeOf);
    const goods = isDiscount ? made.toReversed() : made;
    const path = `/catalog/product?sort=${sort}&price_min=${from}&price_max=${from + 1000}&size=5`;
    const first = await read('product.list', path);
    expect(first.results.map(({ id }) => id)).toEqual(goods.slice(0, 5));
    expect(first.has_moved).toBeUndefined();

    // A later product moves to the top, and a product of the first page moves to the end.
    const [top = 0, bottom = 0] = [goods[10], goods[2]];
    await change(top, changeOf(isDiscount ? 12 : -1));
    await change(bottom, changeOf(isDiscount ? -1 : 12));
    await reread([top, bottom]);

    const second = await read('product.list', `${path}&page=2&after=${first.next}`);
    expect(second.results.map(({ id }) => id)).toEqual(goods.slice(5, 10));
    expect(second.has_moved).toBe(true);
    const third = await read('product.list', `${path}&page=3&after=${second.next}`);
    expect(third.results.map(({ id }) => id)).toEqual([goods[11], bottom]);
    expect(third).toMatchObject({ next: null, has_moved: false });
  },
);

test('paging search results by cursor returns them in the order of a single page', async () => {
  const whole = await read('product.list', '/catalog/product?search=samsung&size=100');
  const ids: number[] = [];
  let after: string | null | undefined = '';
  while (after !== null && after !== undefined) {
    const page: Awaited<ReturnType<typeof listFound>> = await listFound(after);
    ids.push(...page.results.map(({ id }) => id));
    after = page.next;
  }
  expect(ids.length).toBeGreaterThan(7);
  expect(ids).toEqual(whole.results.map(({ id }) => id));
});

const listFound = (after: string) =>
  read('product.list', `/catalog/product?search=samsung&size=7&after=${after}`);

test.each(['x', '1_2', '0_24_x_9_%27', '-', '2_24_0_1_1e400'])(
  'the product list uses the page number when the cursor is unreadable: %s',
  async (after) => {
    const page = await read('product.list', '/catalog/product?page=2');
    const response = await read('product.list', `/catalog/product?page=2&after=${after}`);
    expect(response.results.map(({ id }) => id)).toEqual(page.results.map(({ id }) => id));
    expect(response.has_moved).toBeUndefined();
  },
);

test('a cursor that is too long is rejected', async () => {
  expect((await request(`/catalog/product?after=${'1'.repeat(201)}`)).status).toBe(422);
});

test('paging the order list repeats no order when one is added (B-94)', async () => {
  const customer = await aCustomer();
  const { headers } = customer;
  const order = async () => {
    const body = checkoutOf([await aProduct()]);
    return (await read('order.place', '/order/order', { headers, body })).id;
  };
  const made: number[] = [];
  for (let position = 0; position < 5; position++) made.unshift(await order());
  const list = (query: string) => read('order.list', `/order/order?size=2${query}`, { headers });
  const first = await list('');
  await order();
  const second = await list(`&page=2&after=${first.next}`);
  const third = await list(`&page=3&after=${second.next}`);
  const ids = [first, second, third].flatMap(({ results }) => results.map(({ id }) => id));
  expect(ids).toEqual(made);
  expect(third.next).toBeNull();

  const { db } = (await testShop()).ports;
  const [last = 0] = second.results.map(({ id }) => id);
  await db
    .update(orders)
    .set({ status: 'done' })
    .where(inArray(orders.id, [last]));
  const active = await list(`&state=active&page=2&after=${second.next}`);
  expect(active.results.map(({ id }) => id)).toEqual(made.slice(4));
});

test.each(REVIEW_SORTS)(
  'paging reviews sorted by %s repeats none when one is added',
  async (sort) => {
    const { product } = await aProduct();
    const { db } = (await testShop()).ports;
    const add = (position: number) => ({
      productId: product,
      rating: 1 + (position % 5),
      text: 'yaxshi',
      authorTitle: 'A. B.',
      photos: position % 3 === 0 ? ['a.jpg'] : [],
      createdAt: new Date(Date.UTC(2026, 0, 1 + (position >> 1))),
    });
    const rows = Array.from({ length: 9 }, (_, position) => add(position));
    await db.insert(reviews).values(rows);
    const slug = `x-${product}`;
    const list = (query: string, size = 4) =>
      read('review.list', `/catalog/product/${slug}/review?sort=${sort}&size=${size}${query}`);
    const whole = await list('', 100);
    const first = await list('');
    await db
      .insert(reviews)
      .values([{ ...add(0), rating: sort === 'low' ? 1 : 5, createdAt: new Date() }]);
    const second = await list(`&page=2&after=${first.next}`);
    const third = await list(`&page=3&after=${second.next}`);
    const ids = [first, second, third].flatMap(({ results }) => results.map(({ id }) => id));
    expect(ids).toEqual(whole.results.map(({ id }) => id));
    expect(third.next).toBeNull();
  },
);

test.each(REVIEW_SORTS)(
  'paging reviews sorted by %s skips none when all have the same timestamp',
  async (sort) => {
    const { product } = await aProduct();
    const { db } = (await testShop()).ports;
    const own = { productId: product, rating: 4, text: 'yaxshi', authorTitle: 'A. B.' };
    const createdAt = sql`'2026-01-05 10:00:00.123456+00'::timestamptz`;
    await db.insert(reviews).values(Array.from({ length: 5 }, () => ({ ...own, createdAt })));
    const list = (query: string) =>
      read('review.list', `/catalog/product/x-${product}/review?sort=${sort}&size=2${query}`);
    const first = await list('');
    const second = await list(`&page=2&after=${first.next}`);
    const third = await list(`&page=3&after=${second.next}`);
    const ids = [first, second, third].flatMap(({ results }) => results.map(({ id }) => id));
    expect(new Set(ids).size).toBe(5);
    expect(third.next).toBeNull();
  },
);

test.each(['9007199254740991_1', '1_9007199254740991', '1_2_3_4', '%27', '-'])(
  'order and review lists accept an unreadable cursor: %s',
  async (after) => {
    const { headers } = await aCustomer();
    expect((await request(`/order/order?after=${after}`, { headers })).status).toBe(200);
    const { results } = await read('product.list', '/catalog/product?size=1');
    for (const sort of REVIEW_SORTS) {
      const path = `/catalog/product/${results[0]?.slug}/review?sort=${sort}&after=${after}`;
      expect((await request(path)).status).toBe(200);
    }
  },
);
