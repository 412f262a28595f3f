import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findFaults } from '@/api/backup/verify';
import { API_BASE } from '@/lib/constants';
import { aProduct } from '@/tests/api/setup/goods';
import { stockOf } from '@/tests/api/setup/order';
import { waitForOk } from '@/tests/system/processes';
import { type Cluster, openCluster } from './cluster';
import { buyersOf, sendAgain, underLoad } from './load';
import { changePrice, type Goods, listGoods, without } from './shown-goods';
import { note, printTable } from './table';

const STOCK = 10_000;
const CUSTOMERS = 50;
const DEAD_MS = 3000;
const AFTERWARDS_MS = 3000;

let cluster: Cluster;
let goods: Goods[] = [];
let paths: string[] = [];

beforeAll(async () => {
  cluster = await openCluster();
  goods = await listGoods(cluster);
  paths = [
    ...goods.slice(0, 8).map(({ pages: [path = '/'] }) => path),
    '/',
    '/ru',
    '/products',
    '/products?price_max=3000000',
    '/ru/info/about',
    `${API_BASE}/core/settings`,
    `${API_BASE}/catalog/product?size=20`,
  ];
});

afterAll(async () => {
  printTable();
  await cluster?.close();
});

const victims = {
  'one API': () => cluster.apis[1]?.program,
  'one storefront': () => cluster.storefronts[1]?.program,
  Redis: () => cluster.redis,
};

test.each(Object.entries(victims))(
  'fails no read and neither loses nor duplicates an order when %s is killed',
  async (name, victim) => {
    const ports = { db: cluster.db };
    const before = await findFaults(cluster.db);
    const bought = await aProduct({ stock: STOCK }, { ports });
    const changed = goods.pop();
    const texts: string[] = [];
    const plan = {
      name,
      goods: bought,
      buyers: await buyersOf(cluster.db, CUSTOMERS),
      at: () => cluster.url,
      paths,
      afterwardsMs: AFTERWARDS_MS,
    };
    const { orders, reads, rate } = await underLoad(plan, async () => {
      await victim()?.kill();
      if (changed) texts.push(await changePrice(cluster, changed));
      await wait(DEAD_MS);
      await victim()?.start();
    });
    for (const { url } of [...cluster.apis, ...cluster.storefronts])
      await waitForOk(url, '/readyz');

    const failed = reads.filter(({ status }) => status !== 200);
    const refused = await sendAgain(orders, bought, cluster.url);
    note(
      `kill -9 of ${name} under ${rate} requests a second`,
      `${failed.length} of ${reads.length} reads failed; ${orders.length} of ${orders.length} orders, ${refused.length} of them sent twice`,
    );
    expect(failed).toEqual([]);
    expect(await stockOf(bought, { ports })).toEqual({
      left: STOCK - orders.length,
      moved: -orders.length,
      moves: orders.length,
    });
    expect((await findFaults(cluster.db)).faults).toEqual(before.faults);
    const urls = cluster.storefronts.map(({ url }) => url);
    expect(await without(urls, changed?.pages ?? [], texts[0] ?? '-')).toEqual([]);
  },
);
