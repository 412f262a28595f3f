import {
  bigint,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { products } from './catalog';
import { identity, instant, localized, ofGuest } from './column';

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
    /** The options that the author bought; empty if the product has none. */
    options: localized().default({ uz: '', ru: '' }),
    /** The shop's answer to the review, in the language of the review. */
    answer: text().notNull().default(''),
    /** A hidden review is neither shown nor counted. */
    hiddenAt: instant(),
    createdAt: instant().notNull().defaultNow(),
  },
  (table) => [
    index('reviews_date').on(table.productId, table.createdAt.desc().nullsFirst(), table.id),
    index('reviews_rating').on(table.productId, table.rating, table.createdAt.desc().nullsFirst()),
  ],
);

export const seenProducts = pgTable(
  'seen_products',
  {
    id: identity(),
    shopper: text().notNull(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    seenAt: instant().notNull(),
  },
  (table) => [
    uniqueIndex('seen_products_once').on(table.shopper, table.productId),
    index('seen_products_order').on(table.shopper, table.id.desc().nullsFirst()),
    index('seen_products_of_guests').on(table.seenAt).where(ofGuest(table.shopper)),
  ],
);

/** Totals of a seller's reviews. There is one seller, whose name is the shop's (ADR 080). */
export const sellers = pgTable('sellers', {
  id: identity(),
  ratingSum: bigint({ mode: 'number' }).notNull(),
  reviewsCount: integer().notNull(),
});
