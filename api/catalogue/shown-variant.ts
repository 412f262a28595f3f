import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { products, variants } from '@/api/db/schema/catalog';

/** The variants that may stand for a product in lists. */
export const isShowable = and(eq(variants.productId, products.id), eq(variants.isWithdrawn, false));

/** The first of them does: one in stock before a sold-out one, then by position. */
export const shownFirst = [
  desc(sql`${variants.stock} > 0`),
  asc(variants.position),
  asc(variants.id),
];
