import type { Banner, Collection, Sale } from '@/lib/contract/catalog';
import { isNotFound } from './call';
import { getSale, listBanners, listSaleProducts } from './catalog';
import { endPageAt, shopTime } from './shop-time';

const CARDS_PER_ROW = 5;
const ROWS = 2;
const ROWS_MAX = 6;

/** Lists the banners. A sale's banner is shown only while the sale is on the home page (S3-08). */
export async function homeBanners(): Promise<Banner[]> {
  const banners = await listBanners();
  return banners
    .filter(({ sale }) => sale === null || sale.is_home)
    .sort((one, other) => one.position - other.position);
}

/**
 * Lists the sales in the carousel that are running and have products. Loads the products of the
 * first one.
 */
export async function homeSales(banners: Banner[]) {
  const ids = [...new Set(banners.flatMap(({ sale }) => (sale ? [sale.id] : [])))];
  const sales = await Promise.all(ids.map((id) => getSale(id).catch(noneIfEnded)));
  const [first, ...others] = await runningSales(sales.filter((sale) => sale !== null));
  if (!first) return { first: null, others };
  const { results } = await listSaleProducts(first.id, CARDS_PER_ROW);
  return { first: { ...first, products: results }, others };
}

/**
 * Returns the sales that have products and are still running according to the shop's time. The page
 * is rendered again when the first of them ends.
 */
async function runningSales(sales: Sale[]): Promise<Sale[]> {
  const now = await shopTime();
  const running = sales.filter(
    ({ ends_at, products_count: count }) => Date.parse(ends_at) > now && count > 0,
  );
  for (const { ends_at } of running) await endPageAt(Date.parse(ends_at));
  return running;
}

/** Returns `null` for a sale that ended after the banners were read. */
function noneIfEnded(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

/**
 * Selects the collections that have products. The page is rendered with the products of the first
 * collection, or of the first two if there is no sale (`shown`). The `others` load later.
 */
export function homeCollections<Kind extends Pick<Collection, 'products_count'>>(
  collections: Kind[],
  { hasSale }: { hasSale: boolean },
) {
  const rows = ROWS - Number(hasSale);
  const filled = collections.filter(({ products_count: count }) => count > 0);
  return { shown: filled.slice(0, rows), others: filled.slice(rows, ROWS_MAX) };
}
