import { index, integer, jsonb, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core';
import { products } from './catalog';
import { identity, instant } from './column';

export const reviews = pgTable(
  'reviews',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    rating: smallint().notNull(),
    text: text().notNull(),
    photos: jsonb().$type<string[]>().notNull().default([]),
    authorTitle: text().notNull(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('reviews_date').on(table.productId, table.createdAt.desc(), table.id),
    index('reviews_rating').on(table.productId, table.rating, table.createdAt.desc()),
  ],
);

export const seenProducts = pgTable(
  'seen_products',
  {
    /** Who saw it: see `session.ts`. */
    guest: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    seenAt: instant().notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.guest, table.productId] }),
    index('seen_products_date').on(table.guest, table.seenAt.desc()),
  ],
);
