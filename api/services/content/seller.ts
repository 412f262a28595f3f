import { eq } from 'drizzle-orm';
import { sellers } from '@/api/db/schema/shopper';
import { DEFAULT_SELLER } from '@/api/db/seller-reviews';
import type { Ports } from '@/api/shared/ports';
import type { Product, Seller } from '@/lib/contract/product';
import { getOwnSettings } from './settings';

/** The section of the storefront that describes the seller. */
const PAGE = '/info/about#seller';

/** Adds the seller to a product. The shop itself is the only seller. */
export async function withSeller(ports: Ports, product: Promise<Product>): Promise<Product> {
  return { ...(await product), seller: await getSeller(ports) };
}

async function getSeller({ db, guard }: Ports): Promise<Seller> {
  const { app_name: name } = await getOwnSettings({ db, guard });
  const [row] = await db.select().from(sellers).where(eq(sellers.id, DEFAULT_SELLER)).limit(1);
  const count = row?.reviewsCount ?? 0;
  const average = row && count > 0 ? row.ratingSum / count : 0;
  return { name, rating: Math.round(10 * average) / 10, reviews_count: count, link: PAGE };
}
