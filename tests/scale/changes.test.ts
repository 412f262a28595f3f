import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ask } from '@/tests/support/ask';
import { wholeOrPart } from '@/tests/support/tier';
import { type Cluster, openCluster } from './cluster';
import { note, printTable } from './table';

const GONE_MS = wholeOrPart(30_000, 5000);
const BACK_WITHIN_MS = 5000;
const CHANGED_WITHIN_MS = 2000;

type Goods = { id: number; slug: string; sub_product: number; price: number };

let cluster: Cluster;
let goods: Goods[] = [];

beforeAll(async () => {
  cluster = await openCluster();
  goods = await listGoods();
});

afterAll(async () => {
  printTable();
  await cluster?.close();
});

async function listGoods(): Promise<Goods[]> {
  const { body } = await ask(cluster.url, '/api/v1/catalog/product?size=50');
  const { results }: { results: (Goods & { has_options: boolean; amount: number })[] } = JSON.parse(
    body.toString(),
  ).data;
  return results.filter(({ has_options, amount }) => !has_options && amount > 0);
}

/** A product that no other test has changed. */
function nextGoods(): Goods {
  const one = goods.pop();
  if (!one) throw new Error('too few goods');
  return one;
}

let price = 5_000_000;

async function changePrice({ sub_product: id }: Goods, at = 0): Promise<string> {
  price += 1000;
  const operator = await cluster.operator(at);
  await operator('setPrice', { name: String(id), price, discounted: null });
  return String(price).replace(/\B(?=(\d{3})+$)/g, ' ');
}

async function pageOf(url: string, path: string): Promise<string> {
  const { status, body } = await ask(url, path);
  return status === 200 ? body.toString().replace(/[\u00a0\u202f]/g, ' ') : String(status);
}

const pathsOf = ({ slug }: Goods) => [`/products/${slug}`, `/ru/products/${slug}`];

async function isOnAll(paths: string[], text: string): Promise<boolean> {
  const asked = cluster.storefronts.flatMap(({ url }) => paths.map((path) => pageOf(url, path)));
  return (await Promise.all(asked)).every((page) => page.includes(text));
}

async function secondsUntil(isDone: () => Promise<boolean>, withinMs: number): Promise<string> {
  const began = performance.now();
  while (!(await isDone())) {
    expect(performance.now() - began).toBeLessThan(withinMs);
    await wait(20);
  }
  const took = performance.now() - began;
  expect(took).toBeLessThan(withinMs);
  return `${(took / 1000).toFixed(2)} s`;
}

test('one page that three storefronts want at once is rendered once', async () => {
  const [path = ''] = pathsOf(nextGoods());
  const answers = await Promise.all(cluster.storefronts.map(({ url }) => ask(url, path)));
  const states = answers.map(({ headers }) => headers['x-cache']);
  expect(states.toSorted()).toEqual(['miss', 'shared', 'shared']);
  note('one page wanted by three storefronts at once', `x-cache ${states.join(', ')}`);
});

test('the data of a page that one storefront has rendered are found at the others', async () => {
  const [path = ''] = pathsOf(nextGoods());
  const [first, ...others] = cluster.storefronts.map(({ url }) => url);
  const page = await pageOf(first ?? '', path);
  const [address = ''] = /\/_page\/[^"']+/.exec(page) ?? [];
  expect(address).not.toBe('');
  const statuses = await Promise.all(others.map(async (url) => (await ask(url, address)).status));
  expect(statuses).toEqual([200, 200]);
  note('page data asked of the two other storefronts', statuses.join(', '));
});

test('a price that is changed at either API is on the pages of three storefronts within 2 s', async () => {
  for (const at of [0, 1]) {
    const one = nextGoods();
    await isOnAll(pathsOf(one), 'x');
    const text = await changePrice(one, at);
    const took = await secondsUntil(() => isOnAll(pathsOf(one), text), CHANGED_WITHIN_MS);
    note(`price changed at API ${at + 1}, on all pages of three storefronts`, `after ${took}`);
  }
});

test('a storefront that was gone shows nothing old 5 s after it is back', async () => {
  const one = nextGoods();
  const [first] = cluster.storefronts;
  await isOnAll(pathsOf(one), 'x');
  first?.program.signal('SIGSTOP');
  const text = await changePrice(one);
  await wait(GONE_MS);
  first?.program.signal('SIGCONT');
  const took = await secondsUntil(() => isOnAll(pathsOf(one), text), BACK_WITHIN_MS);
  note(`a storefront stopped for ${GONE_MS / 1000} s and back, price changed meanwhile`, took);
});

test('while Redis is gone prices are right, and when it is back nothing old comes out of it', async () => {
  const [one, other] = [nextGoods(), nextGoods()];
  await isOnAll([...pathsOf(one), ...pathsOf(other)], 'x');
  await cluster.redis.kill();
  const text = await changePrice(one, 1);
  const without = await secondsUntil(() => isOnAll(pathsOf(one), text), CHANGED_WITHIN_MS);
  note('price changed while Redis is gone', `on all pages after ${without}`);
  await wait(GONE_MS);
  const late = await changePrice(other);
  await cluster.redis.start();
  const took = await secondsUntil(() => isOnAll(pathsOf(other), late), BACK_WITHIN_MS);
  note(`Redis gone for ${GONE_MS / 1000} s and back`, `nothing old after ${took}`);
});
