import { PGlite } from '@electric-sql/pglite';
import { createCatalogIndex } from '@/api/search/index/catalog-index';
import { finish } from '@/api/search/index/steps';
import { aPort, launchApi } from '@/tests/system/processes';
import * as synthetic from '@/tools/bench/api/synthetic-catalog';
import { middle } from '@/tools/bench/median';
import { benchObserved } from '@/tools/bench/observed';
import { createRandom } from '@/tools/bench/random';
import { stop } from '@/tools/bench/serve';
import type { Figure } from './mechanism';

const PRODUCTS = 20_000;
const SEARCHES = 40;
const WORLDS = 20;
const ROUNDS = 4;

/** Measures a sorted search with counts, in the index and as SQL in the embedded database. */
export async function measureSearchIndex(): Promise<Figure[]> {
  const docs = [...synthetic.syntheticDocs(PRODUCTS)];
  const index = createCatalogIndex({ valueAttribute: synthetic.attributeOf });
  index.setCategories(synthetic.categories);
  for (const doc of docs) index.put(doc);
  finish(index.prepare());
  const db = await PGlite.create();
  await db.exec('create table doc (id int primary key, names text, price int)');
  for (let at = 0; at < docs.length; at += 1000) {
    const rows = docs.slice(at, at + 1000);
    await db.query('insert into doc select * from unnest($1::int[], $2::text[], $3::int[])', [
      rows.map(({ id }) => id),
      rows.map((doc) => JSON.stringify(doc)),
      rows.map(({ id }) => id),
    ]);
  }
  const random = createRandom(7);
  const words = Array.from({ length: SEARCHES }, () => random.of(synthetic.nouns.uz));
  const timed = async (run: (text: string) => unknown) => {
    const times = [];
    for (const word of words) {
      const startedAt = performance.now();
      await run(word);
      times.push(performance.now() - startedAt);
    }
    return middle(times);
  };
  const on = await timed((text) => index.query({ text, page: 1, size: 24 }));
  const off = await timed((text) =>
    db.query('select id, count(*) over () from doc where names ilike $1 order by price limit 24', [
      `%${text}%`,
    ]),
  );
  await db.close();
  return [{ figure: `a search among ${PRODUCTS} products, ms`, on, off }];
}

/** Measures the time to create a fresh shop: a world in a running mock, or a separate mock. */
export async function measureWorlds(): Promise<Figure[]> {
  const port = await aPort();
  const startedAt = performance.now();
  const mock = await launchApi(port);
  const off = performance.now() - startedAt;
  try {
    const times = [];
    for (let world = 0; world < WORLDS; world += 1)
      times.push(await firstWrite(port, `world-${world}`));
    return [{ figure: 'a fresh shop for a test, ms', on: middle(times), off }];
  } finally {
    await stop(mock);
  }
}

async function firstWrite(port: string, world: string): Promise<number> {
  const startedAt = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}/api/v1/order/cart`, {
    method: 'POST',
    headers: { 'x-world': world, 'content-type': 'application/json' },
    body: JSON.stringify({ sub_product: 1, amount: 1 }),
  });
  await response.arrayBuffer();
  return performance.now() - startedAt;
}

/** Measures the throughput of a cached page with telemetry and without it. */
export async function measureTelemetry(): Promise<Figure[]> {
  const rows = await benchObserved(ROUNDS);
  const shareOf = (name: string) => rows.find(({ storefront }) => storefront === name)?.share ?? 0;
  return [
    {
      figure: 'throughput of a cached page, share of off',
      on: shareOf('log, metrics and traces'),
      off: shareOf('off as well'),
    },
  ];
}
