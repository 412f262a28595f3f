import type { Banner } from '@/lib/contract/catalog';
import { getSale, listBanners, listSaleProducts } from './catalog';

const CARDS_PER_ROW = 6;
/** Rows of products: more would only make the page heavier. */
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
  return Promise.all(
    ids.map(async (id) => {
      const [{ name }, { results }] = await Promise.all([
        getSale(id),
        listSaleProducts(id, CARDS_PER_ROW),
      ]);
      return { id, name, products: results };
    }),
  );
}

/** Collections shown as rows, and those shown as links. */
export function homeCollections<Kind>(collections: Kind[], { sales }: { sales: number }) {
  const rows = ROWS - sales;
  return { shown: collections.slice(0, rows), others: collections.slice(rows) };
}
