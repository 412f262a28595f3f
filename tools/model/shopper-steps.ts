import fc from 'fast-check';
import { expect } from 'vitest';
import {
  type Browser,
  cartOf,
  type Good,
  likedOf,
  putIntoCart,
  review,
  shopperOf,
  signIn,
} from './expected';
import { actorOf, amount, nothing, ok, REMOVE, step } from './step';
import { requestShop, type World } from './world';

async function put(world: World, browser: Browser, good: Good, pieces: number): Promise<void> {
  const body = { sub_product: good.variant, amount: pieces };
  const { status } = await requestShop(world, browser, '/order/cart', { body });
  expect(status).toBe(putIntoCart(world.shop, browser, good, pieces));
}

export const putCart = step(
  'adds to the cart',
  fc.record({ amount }),
  async (world, given, { browser, good }) => put(world, browser, good, given.amount),
);

export const removeCart = step(
  'removes from the cart',
  nothing,
  async (world, _, { browser, good }) => {
    ok(await requestShop(world, browser, `/order/cart/${good.variant}`, REMOVE));
    cartOf(world.shop, shopperOf(browser)).delete(good);
  },
);

export const readCart = step('views the cart', nothing, async (world, _, { browser }) => {
  const { data } = await requestShop(world, browser, '/order/cart');
  const results = data.results as { sub_product: { id: number }; amount: number }[];
  const shown = results.map((line) => [line.sub_product.id, line.amount]);
  const expected = [...cartOf(world.shop, shopperOf(browser))];
  const lines = expected.map(([{ variant }, pieces]) => [variant, pieces]);
  expect(new Map(shown as [number, number][])).toEqual(new Map(lines as [number, number][]));
});

export const like = step(
  'likes a product or removes the like',
  fc.record({ isLiked: fc.boolean() }),
  async (world, { isLiked }, { browser, good }) => {
    const { product } = good;
    const liked = likedOf(world.shop, shopperOf(browser));
    if (!isLiked) {
      ok(await requestShop(world, browser, `/order/wish/${product}`, REMOVE));
      liked.delete(good);
      return;
    }
    const { status } = await requestShop(world, browser, '/order/wish', { body: { product } });
    expect(status).toBe(good.isWithdrawn ? 410 : 200);
    if (!good.isWithdrawn) liked.add(good);
  },
);

export const signsIn = step(
  'adds products to the cart as a guest and signs in',
  fc.record({ as: fc.nat(3), chosen: fc.array(fc.nat(5), { maxLength: 3 }) }),
  async (world, { as, chosen }, { browser }) => {
    for (const place of chosen) await put(world, browser, world.shop.goods[place] as Good, 1);
    const customer = world.shop.customers[as];
    const { phone = '' } = customer ?? {};
    ok(await requestShop(world, browser, '/user/send-code', { body: { phone } }));
    const response = await requestShop(world, browser, '/user/sign-in', {
      body: { phone, code: '12345' },
    });
    ok(response);
    world.tokens.set(browser, String(response.data.token));
    if (customer) signIn(world.shop, browser, customer);
  },
  ['guest'],
);

export const signsOut = step(
  'signs out',
  nothing,
  async (world, _, { browser }) => {
    ok(await requestShop(world, browser, '/user/sign-out', REMOVE));
    world.tokens.delete(browser);
    browser.customer = null;
  },
  ['customer'],
);

export const reviews = step(
  'reviews a received product',
  fc.record({ rating: fc.integer({ min: 1, max: 5 }) }),
  async (world, given, named) => {
    const received = world.shop.orders.filter(({ status }) => status === 'done');
    const one = received.at(-1 - given.nth) ?? named.order;
    const browser = actorOf(world, given, { ...named, order: one });
    const good = (given.isOwner && one.lines[0]?.good) || named.good;
    const body = { rating: given.rating, text: 'Yaxshi buyum' };
    const path = `/catalog/product/${good.product}/review`;
    const { status } = await requestShop(world, browser, path, { body });
    const expectedStatus = () => review(world.shop, shopperOf(browser), good, given.rating);
    expect(status).toBe(browser.customer ? expectedStatus() : 401);
  },
  ['order'],
);
