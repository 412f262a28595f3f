import { eq, like } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { cartLines, likedProducts } from '@/api/db/schema/cart';
import { codes, customers, knownOrigins, limits, tokens } from '@/api/db/schema/customer';
import { seenProducts } from '@/api/db/schema/shopper';
import { doChores, startChores } from '@/api/main/chores';
import { clearExpired } from '@/api/services/clear-expired';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { testShop } from '@/tests/api/setup/shop';
import { aPhone, aSignInShop, type SignInShop } from '@/tests/api/setup/sign-in-shop';

const DAY = 24 * 60 * 60;

/** Counts the stored codes, limits, tokens and known origins of a phone number. */
async function rowsOfPhone({ ports: { db } }: SignInShop, phone: string) {
  const [customer] = await db.select().from(customers).where(eq(customers.phone, phone));
  const id = customer?.id ?? 0;
  return {
    codes: await db.$count(codes, eq(codes.phone, phone)),
    limits: await db.$count(limits, like(limits.key, `%${phone}%`)),
    tokens: await db.$count(tokens, eq(tokens.customerId, id)),
    origins: await db.$count(knownOrigins, eq(knownOrigins.customerId, id)),
  };
}

test('deletes codes, limits, tokens and known origins only after they expire', async () => {
  const shop = await aSignInShop();
  const [phone, stranger] = [aPhone(), aPhone()];
  // Rows left by other tests would use up the limit per run.
  await shop.ports.db.delete(limits);
  await shop.sendCode(phone);
  await shop.signIn(phone, '12345');
  await shop.sendCode(stranger);
  await doChores(shop.ports);
  expect(await rowsOfPhone(shop, phone)).toMatchObject({ limits: 4, tokens: 1, origins: 2 });
  expect(await rowsOfPhone(shop, stranger)).toMatchObject({ codes: 1, limits: 4 });

  shop.pass(151);
  await doChores(shop.ports);
  expect(await rowsOfPhone(shop, stranger)).toMatchObject({ codes: 0, limits: 4 });
  shop.pass(DAY);
  await doChores(shop.ports);
  expect(await rowsOfPhone(shop, stranger)).toMatchObject({ limits: 0 });
  expect(await rowsOfPhone(shop, phone)).toMatchObject({ limits: 0, tokens: 1, origins: 2 });
  shop.pass(30 * DAY);
  await doChores(shop.ports);
  expect(await rowsOfPhone(shop, phone)).toMatchObject({ tokens: 0, origins: 2 });
  shop.pass(150 * DAY);
  await doChores(shop.ports);
  expect(await rowsOfPhone(shop, phone)).toMatchObject({ origins: 0 });
});

test('deletes the carts of 100 guests after 90 days, but keeps a customer’s cart', async () => {
  const shop = await aSignInShop();
  const { db } = shop.ports;
  const goods = await aProduct({ stock: 5 });
  const line = { sub_product: goods.variant, amount: 1 };
  for (let posted = 0; posted < 100; posted += 1) {
    await shop.send('POST', '/order/cart', line);
  }
  const guest = { browser: 'a guest' };
  await shop.send('POST', '/order/wish', { product: goods.product }, guest);
  await shop.send('POST', '/product/seen', { product: goods.product }, guest);
  const customer = await aCustomer();
  const hers = { shopper: `customer:${customer.id}`, variantId: goods.variant, amount: 1 };
  await db.insert(cartLines).values({ ...hers, changedAt: shop.clock.now });
  const { shopper } = hers;
  const [productId, at] = [goods.product, shop.clock.now];
  await db.insert(likedProducts).values({ shopper, productId, addedAt: at });
  await db.insert(seenProducts).values({ shopper, productId, seenAt: at });
  const rows = async () => [
    await db.$count(cartLines, eq(cartLines.variantId, goods.variant)),
    await db.$count(likedProducts, eq(likedProducts.productId, goods.product)),
    await db.$count(seenProducts, eq(seenProducts.productId, goods.product)),
  ];
  expect(await rows()).toEqual([101, 2, 2]);

  shop.pass(89 * DAY);
  await clearExpired(shop.ports);
  expect(await rows()).toEqual([101, 2, 2]);
  shop.pass(2 * DAY);
  await clearExpired(shop.ports);
  expect(await rows()).toEqual([1, 1, 1]);
});

test('keeps a guest’s cart line for 90 days after its last change', async () => {
  const shop = await aSignInShop();
  const { variant } = await aProduct({ stock: 5 });
  const guest = { browser: 'a guest' };
  const put = (amount: number) =>
    shop.send('POST', '/order/cart', { sub_product: variant, amount }, guest);
  await put(1);
  shop.pass(80 * DAY);
  await put(2);
  shop.pass(80 * DAY);
  await clearExpired(shop.ports);
  const { data } = await shop.send('GET', '/order/cart', undefined, guest);
  expect(data.count).toBe(1);
});

test('deletes up to 1,000 rows per table in each run, even in concurrent runs', async () => {
  const shop = await aSignInShop();
  const { db } = shop.ports;
  const rows = Array.from({ length: 2500 }, (_, at) => ({
    key: `chore:${at}`,
    beganAt: new Date(shop.clock.now.getTime() - 2 * DAY * 1000),
    used: 1,
  }));
  await db.delete(limits);
  await db.insert(limits).values(rows);
  const left = () => db.$count(limits, like(limits.key, 'chore:%'));

  await clearExpired(shop.ports);
  expect(await left()).toBe(1500);
  await Promise.all([clearExpired(shop.ports), clearExpired(shop.ports)]);
  expect(await left()).toBeLessThanOrEqual(500);
  await clearExpired(shop.ports);
  expect(await left()).toBe(0);
});

test.each([
  [
    'warns when the database is unavailable',
    { code: '57P01' },
    'chores: the database is unavailable (57P01): no',
    0,
  ],
  ['reports any other failure as an error', {}, 'chores', 1],
])('%s', async (_, cause, line, unexpected) => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const seen = { lines: [] as string[], errors: 0 };
  vi.spyOn(console, 'error').mockImplementation((text: string) => seen.lines.push(text));
  const previous = globalThis.metricSink;
  onTestFinished(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
    globalThis.metricSink = previous;
  });
  const count = () => {
    seen.errors += 1;
  };
  globalThis.metricSink = { count, observe: () => {}, watch: () => {} };
  const { ports } = await testShop();
  const fail = () => {
    throw Object.assign(new Error('no'), cause);
  };
  const stop = startChores({ ...ports, now: fail });
  vi.advanceTimersByTime(60_000);
  await stop();
  expect(seen.lines.map((text) => text.split('\n')[0])).toEqual([expect.stringContaining(line)]);
  expect(seen.errors).toBe(unexpected);
});
