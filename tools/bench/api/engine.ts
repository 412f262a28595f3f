import { residentMb } from '@/tests/support/process/process-tree';
import { openSphinx } from '@/tests/support/process/sphinx';
import { sendRequest as get } from '@/tests/support/send-request';
import { compareWithSmall } from '@/tools/bench/compare-with-small';
import { middle } from '@/tools/bench/median';
import { stop } from '@/tools/bench/serve';
import { watch, watchUntil } from '@/tools/bench/siege/watch';
import { changePrices } from '@/tools/bench/traffic/price-change';
import { rowsDuringChanges, watched } from './size';
import { LIST, lists, openShop, type Shop, type SizeRow, start, startReady } from './size-shop';

const TIMES = 30;
const WATCH_SECONDS = 20;
const MEMORY_MB = 300;

/**
 * Measures the API on PostgreSQL with this number of products in a search engine: start times,
 * memory, uncached lists, lists during price changes, and requests compared with those to a small
 * shop that has its own engine.
 */
export async function* benchEngine(products: number): AsyncGenerator<SizeRow[]> {
  const { shop, hasGoods, close } = await openShop();
  const [large, small] = [await openSphinx(), await openSphinx()];
  try {
    if (!hasGoods) await stop(await start(shop, products));
    const own = { ...shop, env: { SEARCH_URL: large.url } };
    yield await fill(own);
    yield* measureQueries(own, { SEARCH_URL: small.url });
  } finally {
    await Promise.all([large.close(), small.close()]);
    await close();
  }
}

async function fill(shop: Shop): Promise<SizeRow[]> {
  const { api, listed, seconds, busy } = await startReady(shop);
  const measured = residentMb(api.pid);
  await stop(api);
  return [
    { figure: 'an empty engine: the first list, s', measured: listed, aim: 10 },
    { figure: 'the engine is filled, s', measured: seconds, aim: 60 },
    { figure: 'CPU time of the API until then, s', measured: busy, aim: 60 },
    { figure: 'memory of the API after it filled the engine, MB', measured, aim: MEMORY_MB },
  ];
}

async function* measureQueries(
  shop: Shop,
  small: Record<string, string>,
): AsyncGenerator<SizeRow[]> {
  const { api, listed, seconds } = await startReady(shop);
  const address = `http://127.0.0.1:${shop.port}`;
  const memory = (figure: string) => ({ figure, measured: residentMb(api.pid), aim: MEMORY_MB });
  yield [
    { figure: 'a filled engine: the first list, s', measured: listed, aim: 10 },
    { figure: 'the first list from the engine, s', measured: seconds, aim: 10 },
    memory('memory after a start, MB'),
  ];
  yield await firstTimes(address);
  yield [...(await compareWithSmall(shop, small)), memory('memory after lists and searches, MB')];
  const calm = await watch(address, watched, WATCH_SECONDS);
  const changing = changePrices(shop.url, address);
  const busy = await watchUntil(address, watched, changing);
  const change = await changing;
  yield [
    {
      figure: `${change.changed} prices changed at once, all visible, s`,
      measured: change.seconds,
      aim: 60,
    },
    ...rowsDuringChanges(calm, busy),
    memory('memory after these changes, MB'),
  ];
  await stop(api);
}

/** Measures uncached lists: each request has a different price range, so that no query repeats. */
async function firstTimes(address: string): Promise<SizeRow[]> {
  const rows: SizeRow[] = [];
  for (const [name, query] of Object.entries(lists)) {
    const times: number[] = [];
    for (let i = 0; i < TIMES; i++) {
      const from = performance.now();
      await get(address, `${LIST}${query}&price_min=${i + 1}`);
      times.push(performance.now() - from);
    }
    const figure = `${name}, uncached, median ms`;
    rows.push({ figure, measured: middle(times), aim: 500 });
  }
  return rows;
}
