import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  real,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { recordOf, storedFlags } from '@/lib/domain/product/catalog-flags';
import { amountUzs, changedIn, identity, instant, localized, position, type Text } from './column';

export const categories = pgTable('categories', {
  id: identity(),
  parentId: integer().references((): AnyPgColumn => categories.id),
  slug: text().notNull().unique(),
  name: localized(),
  icon: text().notNull().default(''),
  position: position(),
});

export const attributes = pgTable('attributes', {
  id: identity(),
  key: text().notNull().unique(),
  name: localized(),
  kind: text({ enum: ['choice', 'colour'] }).notNull(),
  position: position(),
});

export const attributeValues = pgTable(
  'attribute_values',
  {
    id: identity(),
    attributeId: integer()
      .notNull()
      .references(() => attributes.id),
    /**
     * Derived from the Uzbek text (`valueKey`), so that equal values of an attribute have the same
     * key.
     */
    key: text().notNull(),
    value: localized(),
    colour: text(),
    position: position(),
  },
  (table) => [uniqueIndex('attribute_values_key').on(table.attributeId, table.key)],
);

export const products = pgTable(
  'products',
  {
    id: identity(),
    article: text().notNull().unique(),
    categoryId: integer()
      .notNull()
      .references(() => categories.id),
    name: localized(),
    short: localized(),
    description: localized(),
    specs: jsonb().$type<{ name: Text; value: Text }[]>().notNull().default([]),
    rating: real().notNull().default(0),
    reviewsCount: integer().notNull().default(0),
    popularity: integer().notNull().default(0),
    ...recordOf(storedFlags, () => boolean().notNull().default(false)),
    isNew: boolean().notNull().default(false),
    /** The tax classifier code of the product (IKPU or MXIK): 17 digits. */
    ikpu: text(),
    /** The tax classifier code of the package or unit in which the product is sold. */
    packageCode: text(),
    vatPercent: integer(),
    createdAt: instant().notNull().defaultNow(),
    updatedAt: instant().notNull().defaultNow(),
    withdrawnAt: instant(),
    /**
     * No code reads this column, but backups of older versions contain it and must stay restorable.
     */
    importedAs: text(),
    changedIn: changedIn(),
  },
  (table) => [
    index('products_category').on(table.categoryId),
    index('products_changed').on(table.changedIn, table.id),
    // Used to list products while there is no index in memory, and to count the products of
    // categories.
    index('products_popular')
      .on(table.popularity.desc().nullsFirst(), table.id, table.categoryId)
      .where(sql`${table.withdrawnAt} is null`),
  ],
);

export const productValues = pgTable(
  'product_values',
  {
    productId: integer()
      .notNull()
      .references(() => products.id),
    valueId: integer()
      .notNull()
      .references(() => attributeValues.id),
  },
  (table) => [primaryKey({ columns: [table.productId, table.valueId] })],
);

/** A SKU: one combination of a product's options. */
export const variants = pgTable(
  'variants',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    position: position(),
    /** Maps attribute ids to value ids, for the options that the shopper chooses. */
    options: jsonb().$type<Record<string, number>>().notNull().default({}),
    price: amountUzs().notNull(),
    discountedPrice: amountUzs(),
    /** The percentage of a sale, from which `discountedPrice` is computed. */
    salePercent: integer(),
    stock: integer().notNull().default(0),
    /** Whether the variant is no longer for sale. Carts may still contain it. */
    isWithdrawn: boolean().notNull().default(false),
  },
  (table) => [
    index('variants_product').on(table.productId, table.position),
    check('variants_stock', sql`${table.stock} >= 0`),
  ],
);

export const productImages = pgTable(
  'product_images',
  {
    id: identity(),
    productId: integer()
      .notNull()
      .references(() => products.id),
    position: position(),
    image: text().notNull(),
    valueId: integer().references(() => attributeValues.id),
  },
  (table) => [index('product_images_product').on(table.productId, table.position)],
);

/**
 * Paths of the images that the shop uses. The demonstration shop does not render images with other
 * paths.
 */
export const media = pgTable('media', { path: text().primaryKey() });

/** The last transaction that changed each kind of data that processes cache in memory. */
export const revisions = pgTable('revisions', {
  name: text().primaryKey(),
  changedIn: changedIn(),
});
