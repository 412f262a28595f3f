import { asc, eq, sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { putMany } from '@/api/db/bulk';
import { type Db, rowsOf } from '@/api/db/database';
import { cartLines, likedProducts } from '@/api/db/schema/cart';
import { products, variants } from '@/api/db/schema/catalog';
import { addresses } from '@/api/db/schema/customer';
import { mergeGuest } from '@/api/services/session/merge-guest';
import { aCustomer, type TestCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf, TASHKENT } from '@/tests/api/setup/order';
import { request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const AT_ONCE = 6;

const someGoods = () => Promise.all(Array.from({ length: AT_ONCE }, () => aProduct()));
const keyOf = ({ id }: TestCustomer) => `customer:${id}`;

/** Returns the number of concurrent calls that succeed. */
async function takenOf(calls: Promise<{ status: number }>[]): Promise<number> {
  return (await Promise.all(calls)).filter(({ status }) => status === 200).length;
}

async function fillCart(shopper: string, lines: number) {
  const { db } = (await testShop()).ports;
  const rows = await db.select().from(variants).orderBy(asc(variants.id)).limit(lines);
  await db.insert(cartLines).values(rows.map(({ id }) => ({ shopper, variantId: id, amount: 1 })));
}

async function linesOf(shopper: string): Promise<number> {
  const { db } = (await testShop()).ports;
  return db.$count(cartLines, eq(cartLines.shopper, shopper));
}

const put = ({ headers }: TestCustomer, sub_product: number) =>
  request('/order/cart', { headers, body: { sub_product, amount: 1 } });

test('concurrent additions to an almost full cart do not exceed its limit', async () => {
  const [customer, goods] = [await aCustomer(), await someGoods()];
  await fillCart(keyOf(customer), 198);
  expect(await takenOf(goods.map(({ variant }) => put(customer, variant)))).toBe(2);
  expect(await linesOf(keyOf(customer))).toBe(200);
});

test('concurrent likes do not exceed the limit of an almost full wishlist', async () => {
  const { db } = (await testShop()).ports;
  const [customer, goods] = [await aCustomer(), await someGoods()];
  const shopper = keyOf(customer);
  const rows = await db.select().from(products).orderBy(asc(products.id)).limit(198);
  await db.insert(likedProducts).values(rows.map(({ id }) => ({ shopper, productId: id })));

  const { headers } = customer;
  const like = (product: number) => request('/order/wish', { headers, body: { product } });
  expect(await takenOf(goods.map(({ product }) => like(product)))).toBe(2);
  expect(await db.$count(likedProducts, eq(likedProducts.shopper, shopper))).toBe(200);
});

test('addresses saved concurrently, including by orders, do not exceed the limit', async () => {
  const { db } = (await testShop()).ports;
  const [customer, goods] = [await aCustomer(), await someGoods()];
  const own = { customerId: customer.id, cityId: TASHKENT.district };
  await db
    .insert(addresses)
    .values(Array.from({ length: 48 }, (_, at) => ({ ...own, house: `saved ${at}` })));

  const { headers } = customer;
  const add = (house: string) =>
    request('/order/address', { headers, body: { ...TASHKENT, house } });
  const order = (house: string, at: number) =>
    request('/order/order', {
      headers,
      body: checkoutOf(goods.slice(at, at + 1), {
        delivery: { type: 'courier', ...TASHKENT, house },
      }),
    });
  await Promise.all([
    ...['a', 'b', 'c'].map(add),
    ...['d', 'e', 'f'].map(order),
    ...['g', 'h', 'i'].map(add),
  ]);
  expect(await db.$count(addresses, eq(addresses.customerId, customer.id))).toBe(50);
});

// The embedded database has only one connection, so no transaction can observe another one in
// progress.
for (const _server of [process.env.DATABASE_URL_TEST].filter(Boolean)) {
  test('an addition while a guest’s cart is merged does not exceed the cart limit', async () => {
    const { db } = (await testShop()).ports;
    const [customer, goods, late] = [await aCustomer(), await someGoods(), await aProduct()];
    await fillCart(keyOf(customer), 198);
    const guest = `guest-of-${keyOf(customer)}`;
    await db
      .insert(cartLines)
      .values(goods.map(({ variant }) => ({ shopper: guest, variantId: variant, amount: 1 })));

    const { response } = await db.transaction(async (tx) => {
      await mergeGuest(tx, { guest, customer: keyOf(customer) });
      const started = { isSettled: false, response: put(customer, late.variant) };
      started.response.finally(() => {
        started.isSettled = true;
      });
      await vi.waitFor(async () => {
        expect(started.isSettled || (await waitingIn(db)) > 0).toBe(true);
      });
      return started;
    });
    expect((await response).status).toBe(422);
    expect(await linesOf(keyOf(customer))).toBe(200);
  });

  test('an import does not block rows that refer to its products and variants', async () => {
    const { db } = (await testShop()).ports;
    const { product, variant } = await aProduct();
    const rows = {
      products: await db.select().from(products).where(eq(products.id, product)),
      variants: await db.select().from(variants).where(eq(variants.id, variant)),
    };
    await db.transaction(async (tx) => {
      await putMany(tx, products, rows.products);
      await putMany(tx, variants, rows.variants);
      await db.execute(sql`select from products where id = ${product} for key share nowait`);
      await db.execute(sql`select from variants where id = ${variant} for key share nowait`);
    });
  });
}

async function waitingIn(db: Db): Promise<number> {
  const rows = await rowsOf(
    db,
    sql`select pid from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
  );
  return rows.length;
}
