import type { Banner } from '@/lib/contract/catalog';
import { getSale, listBanners, listSaleProducts } from './catalog';

const CARDS_PER_ROW = 6;
/** Of goods: more would only make the page heavier, the rest is a list away. */
const ROWS = 2;

/** In their order; a sale's banner only while the sale is one of the home page (S3-08). */
export async function homeBanners(): Promise<Banner[]> {
  const banners = await listBanners();
  return banners
    .filter(({ sale }) => sale === null || sale.is_home)
    .sort((one, other) => one.position - other.position);
}

/** The first sale of the carousel, with the goods of its row. */
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

/** The collections with a row of their own, and those that are only led to. */
export function homeCollections<Kind>(collections: Kind[], { sales }: { sales: number }) {
  const rows = ROWS - sales;
  return { shown: collections.slice(0, rows), others: collections.slice(rows) };
}
