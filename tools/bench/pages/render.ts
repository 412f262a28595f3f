import { cpuTimeAloneMs, cpuTimeMs } from '@/tests/support/process/process-tree';
import { sendRequest } from '@/tests/support/send-request';
import type { Running } from '@/tests/system/processes';
import { middle } from '@/tools/bench/median';
import { launchShopApi, withShop } from '@/tools/bench/shop';
import { distinctSearch } from '@/tools/bench/siege/attacks';
import { launchEmpty } from './empty-page-server';

const COUNT = 100;
/**
 * The number of requests for the cached page in each round. It is high, because V8 optimizes the
 * code of the main process only after many requests.
 */
const CACHED_COUNT = 1000;
const ROUNDS = 9;
/** The number of final rounds that `later` includes: V8 optimizes code for thousands of pages. */
const COUNTED_ROUNDS = 3;
/**
 * The encodings that browsers send. With only Brotli, Next would send the empty page uncompressed.
 */
const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

type Cost = { storefrontMs: number; apiMs: number };
export type RenderRow = Cost & { page: string; times: number };
/** The figures for newly started renderers, and for those that have rendered thousands of pages. */
export type RenderRows = { first: RenderRow[]; later: RenderRow[] };
/** Returns the CPU time in milliseconds that a server has used so far. */
type Clock = () => number;
type Kind = { page: string; shop: string; pathOf: (number: number) => string; count: number };

/**
 * Measures the CPU time of uncached pages with sequential requests, for the storefront with its
 * renderers and for the API without its image process.
 *
 * `times` is the total CPU time divided by that of an empty page from Next's own server after the
 * same number of requests.
 */
export function benchRender(): Promise<RenderRows> {
  return withShop(measureShop, { openApi: launchShopApi });
}

async function measureShop(shop: string, storefront: Running, api: Running): Promise<RenderRows> {
  const empty = await launchEmpty();
  try {
    return await measure(await kindsOf(shop, empty.url), {
      [empty.url]: [() => cpuTimeMs(empty.server.pid)],
      [shop]: [() => cpuTimeMs(storefront.pid), () => cpuTimeAloneMs(api.pid)],
    });
  } finally {
    empty.server.signal('SIGTERM');
    await empty.server.ended;
  }
}

async function kindsOf(shop: string, empty: string): Promise<Kind[]> {
  const slugs = await slugsOf(shop);
  const slug = (number: number) => slugs[number % slugs.length] ?? '';
  const category = (await read(shop, '/catalog/category')).results[0]?.slug;
  // Each URL is requested only once, because a second request would hit the cache.
  const products = { shop, count: Math.floor(slugs.length / ROUNDS) };
  const lists = { shop, count: COUNT };
  const list = (query: string, number: number) => `/products?${query}price_min=${number + 1}`;
  return [
    { page: 'an empty page', shop: empty, count: COUNT, pathOf: () => '/rendered' },
    { page: 'search', ...lists, pathOf: distinctSearch },
    { page: 'filtered list', ...lists, pathOf: (number) => list(`menu=${category}&`, number) },
    { page: 'whole list, filtered', ...lists, pathOf: (number) => list('', number) },
    { page: 'product', ...products, pathOf: (number) => `/products/${slug(number)}` },
    { page: 'product, ru', ...products, pathOf: (number) => `/ru/products/${slug(number)}` },
    { page: 'junk 404', ...lists, pathOf: (number) => `/junk-${number}/x` },
    {
      page: 'unknown product',
      ...lists,
      pathOf: (number) => `/products/nothing-${number + 9_000_000}`,
    },
    {
      page: 'redirect',
      ...products,
      pathOf: (number) => `/products/x${number}-${idOf(slug(number))}`,
    },
    { page: 'cached page', shop, count: CACHED_COUNT, pathOf: () => '/' },
  ];
}

async function measure(kinds: Kind[], clocks: Record<string, Clock[]>): Promise<RenderRows> {
  const rounds: Map<string, Cost>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const costs = new Map<string, Cost>();
    for (const kind of kinds) {
      costs.set(kind.page, await costOf(kind, round, clocks[kind.shop] ?? []));
    }
    rounds.push(costs);
  }
  return {
    first: rowsOf(kinds, rounds.slice(0, 1)),
    later: rowsOf(kinds, rounds.slice(-COUNTED_ROUNDS)),
  };
}

async function costOf(
  { shop, pathOf, count }: Kind,
  round: number,
  clocks: Clock[],
): Promise<Cost> {
  const before = clocks.map((clock) => clock());
  for (let number = 0; number < count; number += 1) {
    const path = pathOf(round * count + number);
    const { status } = await sendRequest(shop, path, { headers });
    if (status === 429 || status >= 500) throw new Error(`${path} returned ${status}`);
  }
  const [storefrontMs = 0, apiMs = 0] = clocks.map(
    (clock, at) => (clock() - (before[at] ?? 0)) / count,
  );
  return { storefrontMs, apiMs };
}

function rowsOf(kinds: Kind[], rounds: Map<string, Cost>[]): RenderRow[] {
  const middleOf = (page: string, pick: (cost: Cost) => number) =>
    middle(rounds.flatMap((round) => round.get(page) ?? []).map(pick));
  const rows = kinds.map(({ page }) => ({
    page,
    storefrontMs: middleOf(page, (cost) => cost.storefrontMs),
    apiMs: middleOf(page, (cost) => cost.apiMs),
  }));
  const unit = rows[0]?.storefrontMs ?? Number.NaN;
  return rows.map((row) => ({ ...row, times: (row.storefrontMs + row.apiMs) / unit }));
}

async function slugsOf(shop: string): Promise<string[]> {
  const slugs: string[] = [];
  for (let page = 1; ; page += 1) {
    const { results } = await read(shop, `/catalog/product?size=48&page=${page}`);
    if (results.length === 0) return slugs;
    slugs.push(...results.map(({ slug }) => slug));
  }
}

async function read(shop: string, path: string): Promise<{ results: { slug: string }[] }> {
  const { body } = await sendRequest(shop, `/api/v1${path}`);
  return JSON.parse(body.toString()).data;
}

function idOf(slug: string): string {
  return slug.slice(slug.lastIndexOf('-') + 1);
}
