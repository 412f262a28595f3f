import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { residentMb } from '@/tests/support/process/process-tree';
import { compareWithSmall } from '@/tools/bench/compare-with-small';
import { stop } from '@/tools/bench/serve';
import { watch, watchUntil } from '@/tools/bench/siege/watch';
import { changePrices } from '@/tools/bench/traffic/price-change';
import { LIST, lists, openShop, type Shop, type SizeRow, startReady } from './size-shop';

const CALM_SECONDS = 20;
export const watched = Object.fromEntries(
  Object.entries(lists).map(([name, query]) => [name, [`${LIST}${query}`] as [string]]),
);

/**
 * Measures the API on PostgreSQL with this number of products: start times, memory, and the latency
 * of lists while another process changes 100,000 prices.
 */
export async function benchSize(products: number): Promise<SizeRow[]> {
  const { shop, hasGoods, close } = await openShop();
  try {
    if (!hasGoods) await stop((await startReady(shop, products)).api);
    rmSync(join(shop.folder, 'index.snapshot'), { force: true });
    return await measure(shop);
  } finally {
    await close();
  }
}

async function measure(shop: Shop): Promise<SizeRow[]> {
  const cold = await startReady(shop);
  const coldMb = residentMb(cold.api.pid);
  const address = `http://127.0.0.1:${shop.port}`;
  await watch(address, watched, 2);
  const calm = await watch(address, watched, CALM_SECONDS);
  const changing = changePrices(shop.url, address);
  const busy = await watchUntil(address, watched, changing);
  const visible = await changing;
  const changedMb = residentMb(cold.api.pid);
  await stop(cold.api);

  const warm = await startReady(shop);
  const warmMb = residentMb(warm.api.pid);
  const rows = [
    { figure: 'no stored index: the first list, s', measured: cold.listed, aim: 10 },
    { figure: 'the index is loaded, s', measured: cold.seconds, aim: 60 },
    { figure: 'CPU time of the API until then, s', measured: cold.busy, aim: 60 },
    { figure: 'a stored index: the first list, s', measured: warm.listed, aim: 10 },
    { figure: 'the index is loaded, s', measured: warm.seconds, aim: 10 },
    { figure: 'CPU time of the API until then, s', measured: warm.busy, aim: 10 },
    { figure: 'memory after a start without a stored index, MB', measured: coldMb, aim: 700 },
    { figure: 'memory after 100,000 changes, MB', measured: changedMb, aim: 700 },
    { figure: 'memory after a start with a stored index, MB', measured: warmMb, aim: 700 },
    {
      figure: `${visible.changed} prices changed at once, all visible, s`,
      measured: visible.seconds,
      aim: 60,
    },
    ...rowsDuringChanges(calm, busy),
    ...(await compareWithSmall(shop)),
    { figure: 'memory at the end, MB', measured: residentMb(warm.api.pid), aim: 700 },
  ];
  await stop(warm.api);
  return rows;
}

export function rowsDuringChanges(
  calm: Record<string, number>,
  busy: Record<string, number>,
): SizeRow[] {
  return Object.keys(lists).map((name) => ({
    figure: `p99 during the changes: ${name} (${(calm[name] ?? 0).toFixed(1)} ms undisturbed)`,
    measured: busy[name] ?? Number.NaN,
    aim: 2 * (calm[name] ?? Number.NaN),
  }));
}
