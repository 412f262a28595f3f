import type { Banner } from '@/lib/contract/catalog';
import { isNotFound } from './call';
import { getSale, listBanners, listSaleProducts } from './catalog';

const CARDS_PER_ROW = 5;
const ROWS = 2;

/** The banner of a sale is shown only while the sale is on the home page (S3-08). */
export async function homeBanners(): Promise<Banner[]> {
  const banners = await listBanners();
  return banners
    .filter(({ sale }) => sale === null || sale.is_home)
    .sort((one, other) => one.position - other.position);
}

/** The first sale of the carousel with the products of its row. */
export async function homeSales(banners: Banner[]) {
  const ids = banners.flatMap(({ sale }) => (sale ? [sale.id] : [])).slice(0, 1);
  const sales = await Promise.all(ids.map((id) => homeSale(id).catch(noneIfEnded)));
  return sales.filter((sale) => sale !== null);
}

async function homeSale(id: number) {
  const [{ name }, { results }] = await Promise.all([
    getSale(id),
    listSaleProducts(id, CARDS_PER_ROW),
  ]);
  return { id, name, products: results };
}

/** The sale may have ended since the banners were read. */
function noneIfEnded(error: unknown): null {
  if (isNotFound(error)) return null;
  throw error;
}

/** Collections shown as rows, and those shown as links. */
export function homeCollections<Kind>(collections: Kind[], { sales }: { sales: number }) {
  const rows = ROWS - sales;
  return { shown: collections.slice(0, rows), others: collections.slice(rows) };
}
