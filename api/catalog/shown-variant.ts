import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { products, variants } from '@/api/db/schema/catalog';

/** Matches the variants that can represent a product in lists. */
export const isShowable = and(eq(variants.productId, products.id), eq(variants.isWithdrawn, false));

/**
 * Sort order whose first variant represents the product: in stock before sold out, then by
 * position.
 */
export const shownFirst = [
  desc(sql`${variants.stock} > 0`),
  asc(variants.position),
  asc(variants.id),
];
