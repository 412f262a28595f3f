import { Agent } from 'node:http';
import { ensureBuilt } from '@/scripts/lib/build/build.mjs';
import { startPostgres } from '@/scripts/lib/install/postgres.mjs';
import { aloneMb, cpuTimeMs, ownMb, residentMb } from '@/tests/support/process/process-tree';
import { quantile } from '@/tests/support/quantile';
import { sendRequest } from '@/tests/support/send-request';
import { launchStorefront, type Running, twoPorts } from '@/tests/system/processes';
import { createRandom, type Random } from '@/tools/bench/random';
import { aFolder, serveReady, stop } from '@/tools/bench/serve';
import { aVisit, type Goods, goodsOf, listKinds } from './traffic-mix';

export type TrafficRow = {
  kind: string;
  count: number;
  /** The share of pages that the cache served, fresh or stale. */
  hits: number | null;
  p50: number;
  p99: number;
  failed: number;
};
export type Traffic = {
  rows: TrafficRow[];
  viewsPerSecond: number;
  /** Page views per second of combined CPU time of the storefront and the API. */
  viewsPerCore: number;
  memory: Record<string, number>;
};

const VISITORS = 16;
const SECRET = 'a-secret-of-the-bench';

type Seen = { kind: string; ms: number; status: number; cache: string | undefined };

/** Sends a typical day's mix of requests at full speed to a shop with this number of products. */
export async function benchTraffic(products: number, seconds: number): Promise<Traffic> {
  await ensureBuilt(process.env.CHORSU_DIST || '.next');
  const database = await openDatabase();
  const { folder, remove } = aFolder();
  const { PORT, API_PORT } = await twoPorts();
  const urls = { shop: `http://127.0.0.1:${PORT}`, api: `http://127.0.0.1:${API_PORT}` };
  const running: Running[] = [];
  try {
    const api = await serveReady({
      ...database.env,
      CHORSU_DATA: folder,
      CHORSU_PRODUCTS: String(products),
      API_PORT,
      TRUST_PROXY: 'true',
      CODE_SECRET: SECRET,
      REVALIDATE_URL: `${urls.shop}/api/revalidate`,
      REVALIDATE_SECRET: SECRET,
    });
    running.push(api);
    const storefront = await launchStorefront(PORT, {
      API_URL: urls.api,
      TRUST_PROXY: 'true',
      REVALIDATE_SECRET: SECRET,
    });
    running.push(storefront);
    const goods = await goodsOf(urls.api);
    return await measure({ shop: urls.shop, goods, seconds }, { storefront, api });
  } finally {
    await stop(...running);
    await database.stop();
    remove();
  }
}

type Run = { shop: string; goods: Goods };
type Timed = Run & { seconds: number };

async function measure(run: Timed, processes: Record<string, Running>): Promise<Traffic> {
  await replayFor({ ...run, seconds: run.seconds / 2 }, 1);
  const cpu = () => Object.values(processes).reduce((sum, { pid }) => sum + cpuTimeMs(pid), 0);
  const before = cpu();
  const seen = await replayFor(run, 2);
  const cores = (cpu() - before) / 1000;
  const views = seen.filter(({ cache }) => cache !== undefined).length;
  return {
    rows: rowsOf(seen),
    viewsPerSecond: views / run.seconds,
    viewsPerCore: views / cores,
    memory: Object.fromEntries(Object.entries(processes).flatMap(memoryOf)),
  };
}

function memoryOf([name, { pid }]: [string, Running]): [string, number][] {
  const [all, alone] = [residentMb(pid), aloneMb(pid)];
  return [
    [name, all],
    [`${name}, the main process`, alone],
    [`${name}, its child processes`, all - alone],
    [`${name}, program files counted once`, ownMb(pid)],
  ];
}

function replayFor({ seconds, ...run }: Timed, seed: number): Promise<Seen[]> {
  const endsAt = performance.now() + seconds * 1000;
  return replay(run, seed, () => performance.now() < endsAt);
}

/** Sends the mix of requests while `isMore` returns true. Each visitor sends one at a time. */
export async function replay(
  { shop, goods }: Run,
  seed: number,
  isMore: (requestCount: number) => boolean,
): Promise<Seen[]> {
  const seen: Seen[] = [];
  let count = 0;
  const agent = new Agent({ keepAlive: true });
  const visit = async (random: Random) => {
    while (isMore(count)) {
      count += 1;
      const { kind, path, options } = aVisit(goods, random);
      const from = performance.now();
      const { status, headers } = await sendRequest(shop, path, { ...options, agent });
      const cache = headers['x-cache']?.toString();
      seen.push({ kind, status, cache, ms: performance.now() - from });
    }
  };
  const visitors = Array.from({ length: VISITORS }, (_, at) => createRandom(seed * VISITORS + at));
  await Promise.all(visitors.map(visit));
  agent.destroy();
  return seen;
}

function rowsOf(seen: readonly Seen[]): TrafficRow[] {
  const kinds = [...new Set(seen.map(({ kind }) => kind))].sort();
  const row = (kind: string, own: readonly Seen[]): TrafficRow => {
    const times = own.map(({ ms }) => ms);
    const pages = own.filter(({ cache }) => cache !== undefined);
    const hits = pages.filter(({ cache }) => cache === 'hit' || cache === 'stale').length;
    return {
      kind,
      count: own.length,
      p50: quantile(times, 0.5),
      p99: quantile(times, 0.99),
      hits: pages.length > 0 ? hits / pages.length : null,
      failed: own.filter(({ status }) => status >= 400 && status !== 404).length,
    };
  };
  const each = kinds.map((kind) =>
    row(
      kind,
      seen.filter((one) => one.kind === kind),
    ),
  );
  const lists = seen.filter(({ kind }) => listKinds.includes(kind));
  return [
    ...each,
    row('all lists', lists),
    row(
      'lists, fresh from the cache',
      lists.filter(({ cache }) => cache === 'hit'),
    ),
    row('all', seen),
  ];
}

type Opened = { env: Record<string, string>; stop: () => Promise<void> };

/**
 * Selects the database: an existing one with BENCH_DATABASE_URL, an embedded one with
 * BENCH_DATABASE=embedded, and otherwise one on a new PostgreSQL server.
 */
async function openDatabase(): Promise<Opened> {
  const given = process.env.BENCH_DATABASE_URL;
  const nothing = async () => {};
  if (given) return { env: { DATABASE_URL: given }, stop: nothing };
  if (process.env.BENCH_DATABASE === 'embedded') return { env: {}, stop: nothing };
  const server = await startPostgres();
  if (!server)
    throw new Error('PostgreSQL is not installed. Install it, or set BENCH_DATABASE_URL.');
  return { env: { DATABASE_URL: server.url }, stop: server.stop };
}
