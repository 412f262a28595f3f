import { ask } from '@/tests/support/ask';
import type { Running } from '@/tests/system/processes';
import { distinctSearch } from './attacks';
import { cpuTimeMs } from './cpu-time';
import { launchEmpty } from './empty-page-server';
import { withShop } from './shop';

const WARM_UP = 40;
const COUNT = 60;
const ROUNDS = 3;
const headers = { 'Accept-Encoding': 'br' };

export type RenderRow = { page: string; storefrontMs: number; apiMs: number; times: number };
type Kind = { page: string; shop: string; pathOf: (number: number) => string };
type Cost = { storefrontMs: number; apiMs: number };

/**
 * Processor time of a page that is in no cache, one request after the other: that of the storefront
 * with its renderers, and of the API. `times` is both against an empty page of Next's own server.
 */
export function benchRender(): Promise<RenderRow[]> {
  return withShop(async (shop, storefront, api) => {
    const empty = await launchEmpty();
    try {
      return await measure(await kindsOf(shop, empty.url), {
        [empty.url]: [empty.server],
        [shop]: [storefront, api],
      });
    } finally {
      empty.server.signal('SIGTERM');
      await empty.server.ended;
    }
  });
}

async function kindsOf(shop: string, empty: string): Promise<Kind[]> {
  const slugs = await slugsOf(shop);
  const slug = (number: number) => slugs[number % slugs.length] ?? '';
  const category = (await read(shop, '/catalog/category')).results[0]?.slug;
  return [
    { page: 'an empty page', shop: empty, pathOf: () => '/rendered' },
    { page: 'search', shop, pathOf: distinctSearch },
    {
      page: 'filtered list',
      shop,
      pathOf: (number) => `/products?menu=${category}&price_min=${number + 1}`,
    },
    {
      page: 'whole list, filtered',
      shop,
      pathOf: (number) => `/products?price_min=${number + 1}`,
    },
    { page: 'product', shop, pathOf: (number) => `/products/${slug(number)}` },
    { page: 'product, ru', shop, pathOf: (number) => `/ru/products/${slug(number)}` },
    { page: 'junk 404', shop, pathOf: (number) => `/junk-${number}/x` },
    {
      page: 'unknown product',
      shop,
      pathOf: (number) => `/products/nothing-${number + 9_000_000}`,
    },
    { page: 'redirect', shop, pathOf: (number) => `/products/x${number}-${idOf(slug(number))}` },
    { page: 'cached page', shop, pathOf: () => '/' },
  ];
}

async function measure(kinds: Kind[], processes: Record<string, Running[]>): Promise<RenderRow[]> {
  const numbers = new Map(kinds.map(({ page }) => [page, 0]));
  const run = async ({ page, shop, pathOf }: Kind, count: number) => {
    const from = numbers.get(page) ?? 0;
    numbers.set(page, from + count);
    for (let number = from; number < from + count; number += 1) {
      await ask(shop, pathOf(number), { headers });
    }
  };
  for (const kind of kinds) await run(kind, WARM_UP);
  const costs = new Map<string, Cost[]>(kinds.map(({ page }) => [page, []]));
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const kind of kinds) {
      const before = (processes[kind.shop] ?? []).map(({ pid }) => cpuTimeMs(pid));
      await run(kind, COUNT);
      const [storefrontMs = 0, apiMs = 0] = (processes[kind.shop] ?? []).map(
        ({ pid }, at) => (cpuTimeMs(pid) - (before[at] ?? 0)) / COUNT,
      );
      costs.get(kind.page)?.push({ storefrontMs, apiMs });
    }
  }
  return rowsOf(kinds, costs);
}

function rowsOf(kinds: Kind[], costs: Map<string, Cost[]>): RenderRow[] {
  const middle = (page: string, pick: (cost: Cost) => number) =>
    (costs.get(page) ?? []).map(pick).sort((one, other) => one - other)[Math.floor(ROUNDS / 2)] ??
    Number.NaN;
  const rows = kinds.map(({ page }) => ({
    page,
    storefrontMs: middle(page, (cost) => cost.storefrontMs),
    apiMs: middle(page, (cost) => cost.apiMs),
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
  const { body } = await ask(shop, `/api/v1${path}`);
  return JSON.parse(body.toString()).data;
}

function idOf(slug: string): string {
  return slug.slice(slug.lastIndexOf('-') + 1);
}
