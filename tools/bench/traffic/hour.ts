import { ensureBuilt } from '@/scripts/lib/build/build.mjs';
import { startPostgres } from '@/scripts/lib/install/postgres.mjs';
import {
  aloneMb,
  cpuTimeMs,
  ownMb,
  residentMb,
  shareMb,
} from '@/tests/support/process/process-tree';
import { aPort, launchStorefront, type Running, twoPorts } from '@/tests/system/processes';
import type { SizeRow } from '@/tools/bench/api/size-shop';
import { medianWhile, middle } from '@/tools/bench/median';
import { aFolder, serveReady, stop } from '@/tools/bench/serve';
import { load } from './load';
import { replay } from './traffic';
import { goodsOf } from './traffic-mix';

export type Hour = { products: number; requests: number; isEmbedded: boolean };
type Measured = { api: Running; storefront: Running };
type Opened = Measured & { shop: string; launchFresh: Launch };
/** Memory in MB. `own` counts the program files of the storefront's processes only once. */
type Memory = { api: number; storefront: number; own: number };
type Launch = () => Promise<{ url: string; storefront: Running }>;

const SECRET = 'a-secret-of-the-bench';
const QUARTERS = 4;
const ROUNDS = 5;
const SECONDS = 3;
const headers = { 'Accept-Encoding': 'gzip' };
/** The memory limits of the API in MB, for shops with up to this number of products. */
const API_MB: [products: number, mb: number][] = [
  [1000, 200],
  [100_000, 250],
  [1_000_000, 700],
];

/** Measures a shop while and after it receives an hour's worth of mixed requests at full speed. */
export async function benchHour(hour: Hour): Promise<SizeRow[]> {
  await ensureBuilt(process.env.CHORSU_DIST || '.next');
  const postgres = hour.isEmbedded ? null : await startPostgres();
  const { folder, remove } = aFolder();
  try {
    return await measure(hour, folder, postgres ? { DATABASE_URL: postgres.url } : {});
  } finally {
    await postgres?.stop();
    remove();
  }
}

async function measure(hour: Hour, folder: string, database: Record<string, string>) {
  const { PORT, API_PORT } = await twoPorts();
  const urls = { shop: `http://127.0.0.1:${PORT}`, api: `http://127.0.0.1:${API_PORT}` };
  const startApi = () =>
    serveReady({
      ...database,
      API_PORT,
      CHORSU_DATA: folder,
      CODE_SECRET: SECRET,
      TRUST_PROXY: 'true',
      ...(hour.products > 0 && { CHORSU_PRODUCTS: String(hour.products) }),
      REVALIDATE_URL: `${urls.shop}/api/revalidate`,
      REVALIDATE_SECRET: SECRET,
    });
  const settings = { API_URL: urls.api, TRUST_PROXY: 'true', REVALIDATE_SECRET: SECRET };
  const first = await startApi();
  const rows = [apiRow('after the first start', aloneMb(first.pid), hour)];
  await stop(first);
  const api = await startApi();
  rows.push(apiRow('after a further start', aloneMb(api.pid), hour));
  const storefront = await launchStorefront(PORT, settings);
  const launchFresh = async () => {
    const port = await aPort();
    return { url: `http://127.0.0.1:${port}`, storefront: await launchStorefront(port, settings) };
  };
  rows.push(...(await anHour(hour, { api, storefront, shop: urls.shop, launchFresh })));
  await stop(api, storefront);
  return rows;
}

async function anHour(hour: Hour, { api, storefront, shop, launchFresh }: Opened) {
  const goods = await goodsOf(shop);
  const memory: Memory[] = [];
  for (let quarter = 1; quarter <= QUARTERS; quarter += 1) {
    const isMore = (requestCount: number) => requestCount < hour.requests / QUARTERS;
    const replayed = replay({ shop, goods }, quarter, isMore);
    const now = await memoryUntil(replayed, { api, storefront });
    memory.push(now);
    const seen = await replayed;
    const failed = seen.filter(({ status }) => status >= 500).length;
    console.log(
      `quarter ${quarter}: storefront ${now.storefront.toFixed(0)} MB, ` +
        `API ${now.api.toFixed(0)} MB, ${failed} of ${seen.length} failed`,
    );
  }
  const drawing = residentMb(api.pid) - aloneMb(api.pid);
  const share = shareMb(storefront.pid);
  const path = `/products/${goods.slugs[0]}`;
  const fresh = await launchFresh();
  const times = await compare(
    { url: fresh.url + path, pid: fresh.storefront.pid },
    { url: shop + path, pid: storefront.pid },
  );
  await stop(fresh.storefront);
  return [
    ...memoryRows(memory, { drawing, share }, hour),
    {
      figure: 'throughput of a fresh process for a cached page, times',
      measured: times.asFast,
      aim: 1.05,
    },
    {
      figure: 'CPU time of the used process for a cached page, times that of a fresh one',
      measured: times.cost,
      aim: Number.NaN,
    },
  ];
}

function memoryRows(
  [, second, , last]: Memory[],
  { drawing, share }: { drawing: number; share: number },
  hour: Hour,
): SizeRow[] {
  return [
    apiRow('in the last quarter', last?.api, hour),
    {
      figure: 'the image process while a new shop has images to render, MB',
      measured: drawing,
      aim: Number.NaN,
    },
    {
      figure: 'the storefront in the last quarter, MB',
      measured: last?.own ?? Number.NaN,
      aim: 300,
    },
    {
      figure: 'including program files in each of its processes, MB',
      measured: last?.storefront ?? Number.NaN,
      aim: Number.NaN,
    },
    { figure: 'its proportional share (PSS) at the end, MB', measured: share, aim: Number.NaN },
    {
      figure: 'growth since the second quarter, MB',
      measured: (last?.storefront ?? 0) - (second?.storefront ?? 0),
      aim: 15,
    },
  ];
}

/** Returns the median of each memory figure until `done` settles. */
async function memoryUntil(done: Promise<unknown>, { api, storefront }: Measured): Promise<Memory> {
  const [ofApi, ofStorefront, own] = await medianWhile(done, () => [
    aloneMb(api.pid),
    residentMb(storefront.pid),
    ownMb(storefront.pid),
  ]);
  return {
    api: ofApi ?? Number.NaN,
    storefront: ofStorefront ?? Number.NaN,
    own: own ?? Number.NaN,
  };
}

function apiRow(when: string, measured = Number.NaN, { products }: Hour): SizeRow {
  const [, aim = Number.NaN] = API_MB.find(([most]) => products <= most) ?? [];
  return { figure: `the API ${when}, MB`, measured, aim };
}

type Served = { url: string; pid: number };

/**
 * Compares two servers in alternating rounds. `asFast` is the throughput of the first relative to
 * the second, and `cost` is the CPU time per request of the second relative to the first.
 */
async function compare(one: Served, other: Served): Promise<{ asFast: number; cost: number }> {
  await roundOf(one);
  await roundOf(other);
  const rounds: { asFast: number; cost: number }[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const [quick, slow] = [await roundOf(one), await roundOf(other)];
    rounds.push({ asFast: quick.perSecond / slow.perSecond, cost: slow.costMs / quick.costMs });
  }
  return {
    asFast: middle(rounds.map(({ asFast }) => asFast)),
    cost: middle(rounds.map(({ cost }) => cost)),
  };
}

async function roundOf({ url, pid }: Served) {
  const before = cpuTimeMs(pid);
  const { perSecond } = await load({ urlOf: () => url, headers, seconds: SECONDS });
  return { perSecond, costMs: (cpuTimeMs(pid) - before) / (perSecond * SECONDS) };
}
