import { randomUUID } from 'node:crypto';
import { asc, eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cartLines, likedProducts } from '@/api/db/schema/cart';
import { products, variants } from '@/api/db/schema/catalog';
import { customers } from '@/api/db/schema/customer';
import { seenProducts } from '@/api/db/schema/shopper';
import { mergeGuest } from '@/api/services/session/merge-guest';
import { keepName } from '@/api/services/session/user';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct, productsChanged, type TestGoods } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { oneClickOf, stockOf } from '@/tests/api/setup/order';
import { read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';
import { aPhone, aSignInShop } from '@/tests/api/setup/sign-in-shop';
import { wholeOrPart } from '@/tests/support/tier';

type Headers = Record<string, string>;
type Guest = { cookie: string };

const put = (headers: Headers, sub_product: number, amount: number) =>
  request('/order/cart', { headers, body: { sub_product, amount } });
const like = (headers: Headers, product: number) =>
  request('/order/wish', { headers, body: { product } });
const see = (headers: Headers, product: number) =>
  request('/product/seen', { headers, body: { product } });

async function amountsOf(headers: Headers) {
  const { results } = await read('cart.list', '/order/cart', { headers });
  return Object.fromEntries(results.map((line) => [line.sub_product.id, line.amount]));
}
async function likedOf(headers: Headers) {
  const { results } = await read('liked.list', '/order/wish', { headers });
  return results.map(({ product }) => product.id);
}
async function seenOf(headers: Headers) {
  const { results } = await read('product.seen', '/product/seen/list', { headers });
  return results.map(({ id }) => id);
}

async function goods(count: number) {
  const { results } = await read('product.list', '/catalog/product?size=60');
  return results.filter(({ amount }) => amount > 5).slice(0, count);
}

/** Signs in with the guest's cookie, as a browser does. Returns the customer's headers. */
async function signIn(phone: string, { cookie }: Guest): Promise<Headers> {
  const shop = await aSignInShop();
  await shop.sendCode(phone);
  const { data } = await shop.signIn(phone, '12345', { cookie });
  return { authorization: `Bearer ${data.token}`, cookie };
}
const fresh = async (phone: string) => {
  const shop = await aSignInShop();
  shop.pass(3600);
  await shop.sendCode(phone);
  return async (guest: Guest) => {
    const { data } = await shop.signIn(phone, '12345', { cookie: guest.cookie });
    return { authorization: `Bearer ${data.token}`, cookie: guest.cookie };
  };
};

test('keeps the larger amount of each SKU when merging (B-82)', async () => {
  const [a, b, c] = (await goods(3)).map(({ sub_product }) => sub_product ?? 0);
  if (!a || !b || !c) throw new Error('too few goods');
  const phone = aPhone();
  const hers = await signIn(phone, aGuest('merge'));
  await put(hers, a, 2);
  await put(hers, b, 5);

  const guest = aGuest('merge');
  for (const [id, amount] of [
    [a, 4],
    [b, 1],
    [c, 3],
  ] as const)
    await put(guest, id, amount);
  const merged = await (await fresh(phone))(guest);

  expect(await amountsOf(merged)).toEqual({ [a]: 4, [b]: 5, [c]: 3 });
  expect(await amountsOf(guest)).toEqual({});
});

test('returns the guest’s order when its idempotency key is sent after sign-in (B-62)', async () => {
  const goods = await aProduct();
  const guest = aGuest('merge');
  const key = { 'idempotency-key': `merge-${goods.product}` };
  const send = (headers: Headers) =>
    request('/order/create', { headers: { ...headers, ...key }, body: oneClickOf(goods) });
  const before = await send(guest);
  const hers = await signIn(aPhone(), guest);

  expect((await send(hers)).envelope).toEqual(before.envelope);
  const sent = await read('order.sent', '/order/sent', { headers: { ...hers, ...key } });
  expect(sent?.id).toBe(Object(before.envelope.data).id);
  expect((await stockOf(goods)).moves).toBe(1);
});

test('merges units only up to the stock, and no units of a withdrawn product (B-82)', async () => {
  const { ports } = await testShop();
  const [few, none, withdrawn] = (await goods(10)).slice(7);
  if (!few?.sub_product || !none?.sub_product || !withdrawn?.sub_product)
    throw new Error('too few');
  const guest = aGuest('merge');
  for (const { sub_product } of [few, none, withdrawn]) await put(guest, sub_product ?? 0, 4);
  const stock = (id: number, amount: number) =>
    ports.db.update(variants).set({ stock: amount }).where(eq(variants.id, id));
  await stock(few.sub_product, 3);
  await stock(none.sub_product, 0);
  await ports.db
    .update(products)
    .set({ withdrawnAt: new Date() })
    .where(eq(products.id, withdrawn.id));

  const hers = await signIn(aPhone(), guest);
  const amounts = await amountsOf(hers);

  await stock(few.sub_product, few.amount);
  await stock(none.sub_product, none.amount);
  await ports.db.update(products).set({ withdrawnAt: null }).where(eq(products.id, withdrawn.id));
  await productsChanged(ports.db, [withdrawn.id]);
  expect(amounts).toEqual({
    [few.sub_product]: 3,
    [none.sub_product]: 0,
    [withdrawn.sub_product]: 0,
  });
});

test('merges wishlists and recently viewed products (B-82)', async () => {
  const [a, b, c] = (await goods(3)).map(({ id }) => id);
  if (!a || !b || !c) throw new Error('too few goods');
  const phone = aPhone();
  const hers = await signIn(phone, aGuest('merge'));
  await like(hers, a);
  await like(hers, b);
  await see(hers, a);
  await see(hers, b);

  const guest = aGuest('merge');
  await like(guest, b);
  await like(guest, c);
  await see(guest, c);
  const merged = await (await fresh(phone))(guest);

  expect((await likedOf(merged)).sort()).toEqual([a, b, c].sort());
  expect(await seenOf(merged)).toEqual([c, b, a]);
  expect(await likedOf(guest)).toEqual([]);
});

test('keeps an almost full cart and wishlist and merges only up to their limits', async () => {
  const { db } = (await testShop()).ports;
  const names = { guest: `merge-full-${process.pid}`, customer: `customer:-full${process.pid}` };
  const rows = await db.select().from(variants).orderBy(asc(variants.productId)).limit(210);
  const goodsOf = (shopper: string, from: number, to: number) =>
    rows.slice(from, to).map(({ id }) => ({ shopper, variantId: id, amount: 0 }));
  await db.insert(cartLines).values(goodsOf(names.customer, 0, 195));
  await db.insert(cartLines).values(goodsOf(names.guest, 190, 210));
  const known = await db.select().from(products).orderBy(asc(products.id)).limit(210);
  const likesOf = (shopper: string, from: number, to: number) =>
    known.slice(from, to).map(({ id }) => ({ shopper, productId: id }));
  await db.insert(likedProducts).values(likesOf(names.customer, 0, 195));
  await db.insert(likedProducts).values(likesOf(names.guest, 190, 210));

  await db.transaction((tx) => mergeGuest(tx, names));

  const hers = eq(cartLines.shopper, names.customer);
  const lines = await db.select().from(cartLines).where(hers).orderBy(asc(cartLines.id));
  expect(lines.map(({ variantId }) => variantId)).toEqual(rows.slice(0, 200).map(({ id }) => id));
  const likes = await db
    .select()
    .from(likedProducts)
    .where(eq(likedProducts.shopper, names.customer))
    .orderBy(asc(likedProducts.id));
  expect(likes.map(({ productId }) => productId)).toEqual(known.slice(0, 200).map(({ id }) => id));
});

const held = fc.record({
  guest: fc.nat(9),
  customer: fc.nat(9),
  stock: fc.nat(6),
  isWithdrawn: fc.constantFrom(false, false, false, true),
});
type Held = { guest: number; customer: number; stock: number; isWithdrawn: boolean };
type Names = { guest: string; customer: string };

async function hold({ product, variant: variantId }: TestGoods, names: Names, wanted: Held) {
  const { db } = (await testShop()).ports;
  const { stock, isWithdrawn } = wanted;
  const withdrawnAt = isWithdrawn ? new Date() : null;
  await db.update(variants).set({ stock }).where(eq(variants.id, variantId));
  await db.update(products).set({ withdrawnAt }).where(eq(products.id, product));
  for (const owner of ['guest', 'customer'] as const) {
    const amount = wanted[owner];
    if (amount === 0) continue;
    await db.insert(cartLines).values({ shopper: names[owner], variantId, amount });
  }
}

function mergedAmount({ guest, customer, stock, isWithdrawn }: Held): number {
  if (guest === 0) return customer;
  return Math.min(Math.max(guest, customer), isWithdrawn ? 0 : stock);
}

test('a merged cart has the larger amount of each SKU, up to the stock (B-82)', async () => {
  const { db } = (await testShop()).ports;
  const goods = [await aProduct(), await aProduct(), await aProduct()] as const;
  const linesOf = (shopper: string) =>
    db.select().from(cartLines).where(eq(cartLines.shopper, shopper));
  let runs = 0;
  await fc.assert(
    fc.asyncProperty(fc.tuple(held, held, held), async (wanted) => {
      runs += 1;
      const names = { guest: `merge-any-${runs}`, customer: `customer:-any-${runs}` };
      for (const at of [0, 1, 2] as const) await hold(goods[at], names, wanted[at]);

      await db.transaction((tx) => mergeGuest(tx, names));

      const rows = await linesOf(names.customer);
      const expected = wanted
        .map((one, at) => [goods[at]?.variant, one] as const)
        .filter(([, { guest, customer }]) => guest + customer > 0)
        .map(([variant, one]) => [variant, mergedAmount(one)] as const);
      expect(new Map(rows.map((row) => [row.variantId, row.amount]))).toEqual(new Map(expected));
      expect(await linesOf(names.guest)).toEqual([]);
    }),
    { numRuns: wholeOrPart(300, 40) },
  );
});

test('merges a guest’s data once when 20 merges run concurrently', async () => {
  const { ports } = await testShop();
  const cards = await goods(6);
  for (let round = 0; round < 5; round += 1) {
    const names = {
      guest: `merge-storm-${process.pid}-${round}`,
      customer: `customer:-${process.pid}${round}`,
    };
    const lines = cards.map(({ sub_product }, index) => ({
      shopper: names.guest,
      variantId: sub_product ?? 0,
      amount: (index % 4) + 1,
    }));
    await ports.db.insert(cartLines).values(lines);
    await ports.db
      .insert(cartLines)
      .values({ shopper: names.customer, variantId: cards[0]?.sub_product ?? 0, amount: 3 });

    await Promise.all(
      Array.from({ length: 20 }, () => ports.db.transaction((tx) => mergeGuest(tx, names))),
    );
    const rows = await ports.db
      .select()
      .from(cartLines)
      .where(eq(cartLines.shopper, names.customer));
    const amounts = Object.fromEntries(rows.map(({ variantId, amount }) => [variantId, amount]));
    const expected = Object.fromEntries(lines.map(({ variantId, amount }) => [variantId, amount]));
    expect(amounts).toEqual({ ...expected, [cards[0]?.sub_product ?? 0]: 3 });
    expect(rows).toHaveLength(lines.length);
    expect(
      await ports.db.select().from(cartLines).where(eq(cartLines.shopper, names.guest)),
    ).toEqual([]);
  }
});

test('shares a customer’s cart between their devices but not with guests', async () => {
  const [card] = await goods(1);
  const phone = aPhone();
  const one = await signIn(phone, aGuest('merge'));
  await put(one, card?.sub_product ?? 0, 2);
  const other = await (await fresh(phone))(aGuest('merge'));
  expect(await amountsOf(other)).toEqual({ [card?.sub_product ?? 0]: 2 });
  expect(await amountsOf({ cookie: other.cookie ?? '' })).toEqual({});
});

test.each([
  [
    'sets both names of its customer',
    {},
    'Madina  Karimova Aliyevna',
    { firstName: 'Madina', lastName: 'Karimova Aliyevna' },
  ],
  ['sets only the first name of its customer', {}, 'Madina', { firstName: 'Madina', lastName: '' }],
  [
    'sets both names of its customer, cut to 60 characters',
    {},
    `${'x'.repeat(70)} ${'y'.repeat(70)}`,
    { firstName: 'x'.repeat(60), lastName: 'y'.repeat(60) },
  ],
  [
    'does not replace a first name',
    { firstName: 'Ali' },
    'Madina Karimova',
    { firstName: 'Ali', lastName: '' },
  ],
  [
    'does not replace a last name',
    { lastName: 'Valiyev' },
    'Madina Karimova',
    { firstName: '', lastName: 'Valiyev' },
  ],
])('the name in an order %s and changes no other customer', async (_what, own, as, name) => {
  const { db } = (await testShop()).ports;
  const [her, other] = [await aCustomer(own), await aCustomer()];
  await keepName(db, her.id, as);
  const ids = [her.id, other.id];
  const rows = await db.select().from(customers).where(inArray(customers.id, ids));
  const named = rows.map(({ id, firstName, lastName }) => ({ id, firstName, lastName }));
  expect(named).toContainEqual({ id: her.id, ...name });
  expect(named).toContainEqual({ id: other.id, firstName: '', lastName: '' });
});

test('a sign-in does not change the recently viewed products of other shoppers', async () => {
  const { db, now } = (await testShop()).ports;
  const { results } = await read('product.list', '/catalog/product?size=30');
  const [early, late, guest] = [randomUUID(), randomUUID(), randomUUID()];
  const seenBy = (shopper: string, ids: number[]) =>
    db.insert(seenProducts).values(ids.map((productId) => ({ shopper, productId, seenAt: now() })));
  const ids = results.map(({ id }) => id);
  await seenBy(early, ids.slice(0, 1));
  await seenBy(late, ids);

  await db.transaction((tx) => mergeGuest(tx, { guest, customer: `customer:-${guest}` }));
  const held = (shopper: string) => db.$count(seenProducts, eq(seenProducts.shopper, shopper));
  expect([await held(early), await held(late)]).toEqual([1, 30]);
});
