import { afterEach, expect, test, vi } from 'vitest';
import type { Banner } from '@/lib/contract/catalog';
import { withExpiry } from '@/lib/render-context/page-expiry';
import { homeCollections, homeSales } from '@/lib/server/home';

const row = (slug: string, count = 3) => ({ slug, products_count: count });

test.each([
  ['shows one collection next to a sale', true, ['a'], ['b', 'c']],
  ['shows two collections without a sale', false, ['a', 'b'], ['c']],
])('%s (S1-10)', (_title, hasSale, shown, others) => {
  const given = [row('none', 0), row('a'), row('b'), row('nor', 0), row('c')];
  expect(homeCollections(given, { hasSale })).toEqual({
    shown: shown.map((slug) => row(slug)),
    others: others.map((slug) => row(slug)),
  });
});

const AHEAD_MS = -7 * 24 * 60 * 60 * 1000;
const now = Date.parse('2026-11-28T12:00:00+05:00');
/** Creates a sale that ends `leftMs` from now by the shop's clock, which is a week slow. */
const aSale = (id: number, leftMs: number, count = 3) => ({
  id,
  name: `Sale ${id}`,
  products_count: count,
  ends_at: new Date(now + AHEAD_MS + leftMs).toISOString(),
});
const sales = [
  aSale(1, 0),
  aSale(2, 60_000, 0),
  aSale(3, 60_000),
  aSale(4, 30_000),
  aSale(5, 90_000),
];

vi.mock('@/lib/server/site', () => ({ apiAheadMs: async () => AHEAD_MS }));
vi.mock('@/lib/server/catalog', () => ({
  getSale: async (id: number) => sales.find((sale) => sale.id === id),
  listSaleProducts: async () => ({ results: [] }),
}));

afterEach(() => vi.useRealTimers());

test("shows sales until they end by the API's clock, and expires with the first sale", async () => {
  vi.useFakeTimers({ now, toFake: ['Date'] });
  const banners = sales.map((sale) => ({ sale }) as unknown as Banner);
  const { result, expiresAt } = await withExpiry(() => homeSales(banners));
  expect(result.first?.id).toBe(3);
  expect(result.others.map(({ id }) => id)).toEqual([4, 5]);
  expect(expiresAt).toBe(now + 30_000);
});
