import { index, integer, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { products, variants } from './catalog';
import { identity, instant, ofGuest } from './column';

/** Cart lines. Ascending ids give the order in which lines were added. */
export const cartLines = pgTable(
  'cart_lines',
  {
    id: identity(),
    /** The owner: see `api/http/session.ts`. */
    shopper: text().notNull(),
    variantId: integer()
      .notNull()
      .references(() => variants.id),
    amount: integer().notNull(),
    changedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('cart_lines_once').on(table.shopper, table.variantId),
    index('cart_lines_order').on(table.shopper, table.id),
    index('cart_lines_of_guests').on(table.changedAt).where(ofGuest(table.shopper)),
  ],
);

export const likedProducts = pgTable(
  'liked_products',
  {
    id: identity(),
    shopper: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    addedAt: instant().notNull().defaultNow(),
  },
  (table) => [
    uniqueIndex('liked_products_once').on(table.shopper, table.productId),
    index('liked_products_order').on(table.shopper, table.id),
    index('liked_products_of_guests').on(table.addedAt).where(ofGuest(table.shopper)),
  ],
);
