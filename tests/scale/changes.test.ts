import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sendRequest } from '@/tests/support/send-request';
import { wholeOrPart } from '@/tests/support/tier';
import { type Cluster, openCluster } from './cluster';
import { changePrice, type Goods, listGoods, pageOf, warm, without } from './shown-goods';
import { note, printTable } from './table';

const GONE_MS = wholeOrPart(30_000, 4000);
const BACK_WITHIN_MS = 5000;
const CHANGED_WITHIN_MS = 2000;
/** The limit without Redis is higher, because each storefront renders each page itself. */
const SLOWER_WITHIN_MS = 5000;
const POLL_EVERY_MS = 100;

let cluster: Cluster;
let goods: Goods[] = [];
let urls: string[] = [];

beforeAll(async () => {
  cluster = await openCluster();
  goods = await listGoods(cluster);
  urls = cluster.storefronts.map(({ url }) => url);
});

afterAll(async () => {
  printTable();
  await cluster?.close();
});

/** Returns a product that no other test has changed. */
function nextGoods(): Goods {
  const one = goods.shift();
  if (!one) throw new Error('The catalog has too few products');
  return one;
}

/** Returns the total number of page renders on all storefronts. */
async function rendersOfPages(): Promise<number> {
  const counts = cluster.storefronts.map(async ({ metricsUrl }) => {
    const text = (await sendRequest(metricsUrl, '/metrics')).body.toString();
    const lines = text.matchAll(/^chorsu_render_seconds_count\{queue="pages".*\} (\d+)$/gm);
    return [...lines].reduce((sum, [, count]) => sum + Number(count), 0);
  });
  return (await Promise.all(counts)).reduce((sum, count) => sum + count, 0);
}

async function secondsUntilOnAll(
  paths: string[],
  text: string,
  withinMs = CHANGED_WITHIN_MS,
): Promise<string> {
  const began = performance.now();
  while ((await without(urls, paths, text)).length > 0) {
    expect(performance.now() - began).toBeLessThan(withinMs);
    await wait(POLL_EVERY_MS);
  }
  const took = performance.now() - began;
  expect(took).toBeLessThan(withinMs);
  return `${(took / 1000).toFixed(2)} s`;
}

test('renders a page once when it is requested from three storefronts at once', async () => {
  const [path = ''] = nextGoods().pages;
  const before = await rendersOfPages();
  const responses = await Promise.all(urls.map((url) => sendRequest(url, path)));
  const renders = (await rendersOfPages()) - before;
  const states = responses.map(({ headers }) => String(headers['x-cache'])).toSorted();
  note(
    'one page requested from three storefronts at once',
    `${renders} render (x-cache ${states.join(', ')})`,
  );
  expect(renders).toBe(1);
  expect(states).toEqual(['miss', 'shared', 'shared']);
});

test('storefronts serve the data of a page that another storefront has rendered', async () => {
  const [path = ''] = nextGoods().pages;
  const [first = '', ...others] = urls;
  const [address = ''] = /\/_page\/[^"\s]+/.exec(await pageOf(first, path)) ?? [];
  expect(address).not.toBe('');
  const statuses = await Promise.all(
    others.map(async (url) => (await sendRequest(url, address)).status),
  );
  note('page data requested from the two other storefronts', statuses.join(', '));
  expect(statuses).toEqual([200, 200]);
});

test.each([0, 1])(
  'a price changed at API %i appears on all pages of three storefronts within 2 s',
  async (at) => {
    const one = nextGoods();
    await warm(cluster, [one]);
    const text = await changePrice(cluster, one, at);
    const took = await secondsUntilOnAll(one.pages, text);
    note(
      `price changed at API ${at + 1}, on the ${one.pages.length} pages of each of three storefronts`,
      `after ${took}`,
    );
  },
);

test('shows a changed price on cached pages requested again 2 s after the change', async () => {
  const one = nextGoods();
  await warm(cluster, [one]);
  const text = await changePrice(cluster, one);
  await wait(CHANGED_WITHIN_MS);
  const late = await without(urls, one.pages, text);
  const requestCount = urls.length * one.pages.length;
  note(
    'price changed, cached pages requested again after 2 s',
    `${requestCount - late.length} of ${requestCount} right`,
  );
  expect(late).toEqual([]);
});

/** Requests each page only once, because a first request would already refresh a stale page. */
async function showsNothingOld(label: string, paths: string[], text: string): Promise<void> {
  await wait(BACK_WITHIN_MS);
  const late = await without(urls, paths, text);
  const requestCount = urls.length * paths.length;
  note(label, `after 5 s ${late.length} of ${requestCount} pages stale`);
  expect(late).toEqual([]);
}

const absences: [how: string, leave: () => void | Promise<void>, back: () => Promise<void>][] = [
  [
    'stopped',
    () => cluster.storefronts[0]?.program.signal('SIGSTOP'),
    async () => cluster.storefronts[0]?.program.signal('SIGCONT'),
  ],
  [
    'killed',
    () => cluster.storefronts[0]?.program.kill(),
    async () => cluster.storefronts[0]?.program.start(),
  ],
];

test.each(absences)(
  'shows nothing stale 5 s after a storefront that was %s runs again',
  async (how, leave, back) => {
    const one = nextGoods();
    await warm(cluster, [one]);
    await leave();
    const text = await changePrice(cluster, one);
    await wait(GONE_MS);
    await back();
    const label = `a storefront ${how} for ${GONE_MS / 1000} s and back, price changed in the meantime`;
    await showsNothingOld(label, one.pages, text);
  },
);

test('shows correct prices without Redis, and nothing stale once it is back', async () => {
  const [one, other] = [nextGoods(), nextGoods()];
  await warm(cluster, [one, other]);
  await cluster.redis.kill();
  const text = await changePrice(cluster, one, 1);
  const took = await secondsUntilOnAll(one.pages, text, SLOWER_WITHIN_MS);
  note('price changed while Redis is down', `on all pages after ${took}`);
  await wait(GONE_MS);
  const late = await changePrice(cluster, other);
  await cluster.redis.start();
  await showsNothingOld(`Redis down for ${GONE_MS / 1000} s and back`, other.pages, late);
});

test('shows nothing stale after Redis was unresponsive during a change', async () => {
  const one = nextGoods();
  await warm(cluster, [one]);
  cluster.redis.signal('SIGSTOP');
  const text = await changePrice(cluster, one);
  await wait(GONE_MS);
  cluster.redis.signal('SIGCONT');
  await showsNothingOld(`Redis hung for ${GONE_MS / 1000} s and back`, one.pages, text);
});
