import { boolean, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { products } from './catalog';
import { identity, instant, localized, position } from './column';

export const collections = pgTable('collections', {
  id: identity(),
  slug: text().notNull().unique(),
  name: localized(),
  position: position(),
});

export const collectionProducts = pgTable(
  'collection_products',
  {
    productId: integer()
      .notNull()
      .references(() => products.id),
    collectionId: integer()
      .notNull()
      .references(() => collections.id),
  },
  (table) => [primaryKey({ columns: [table.productId, table.collectionId] })],
);

export const sales = pgTable('sales', {
  id: identity(),
  name: localized(),
  description: localized(),
  isHome: boolean().notNull().default(false),
  startsAt: instant().notNull(),
  endsAt: instant().notNull(),
});

export const saleProducts = pgTable(
  'sale_products',
  {
    productId: integer()
      .notNull()
      .references(() => products.id),
    saleId: integer()
      .notNull()
      .references(() => sales.id),
  },
  (table) => [primaryKey({ columns: [table.productId, table.saleId] })],
);

export const banners = pgTable(
  'banners',
  {
    id: identity(),
    eyebrow: localized(),
    title: localized(),
    text: localized(),
    button: localized(),
    link: text().notNull(),
    image: text().notNull(),
    imageMobile: text().notNull(),
    position: position(),
    saleId: integer().references(() => sales.id),
  },
  (table) => [index('banners_position').on(table.position)],
);
