import { insertMany, restartIds } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import {
  attributes,
  attributeValues,
  categories,
  productImages,
  products,
  productValues,
  variants,
} from '@/api/db/schema/catalog';
import { reviews } from '@/api/db/schema/shopper';
import { toCategoryRows } from './category-rows';
import type { SeedDepartment, SeedProduct } from './department';
import { type ProductRows, toProductRows } from './product-rows';
import { seededRandom } from './random';
import { averageOf, type ReviewRow, toReviewRows } from './review-rows';
import { createValueRegistry, optionsText } from './value-registry';

export type SeededProduct = {
  id: number;
  seed: SeedProduct;
  rows: ProductRows;
  /** Slugs of the product's category and all its ancestors. */
  path: string[];
  reviews: ReviewRow[];
};

const SEED = 1991;

/** Writes categories, attributes and products. Returns the products for later steps. */
export async function seedCatalog(
  db: Db,
  departments: SeedDepartment[],
  now: Date,
): Promise<SeededProduct[]> {
  const categoryRows = toCategoryRows(departments);
  const registry = createValueRegistry();
  const goods = toGoods(departments, categoryRows, { registry, now });

  await insertMany(db, categories, categoryRows);
  await insertMany(db, attributes, registry.attributes);
  await insertMany(db, attributeValues, registry.values);
  await insertMany(
    db,
    products,
    goods.map(({ rows }) => rows.product),
  );
  await insertMany(
    db,
    productValues,
    goods.flatMap(({ rows }) => rows.values),
  );
  await insertMany(
    db,
    variants,
    goods.flatMap(({ rows }) => rows.variants),
  );
  await insertMany(
    db,
    productImages,
    goods.flatMap(({ rows }) => rows.images),
  );
  await insertMany(
    db,
    reviews,
    goods.flatMap((product) => product.reviews),
  );
  for (const table of [categories, attributes, attributeValues, products]) {
    await restartIds(db, table);
  }
  return goods;
}

type Setting = { registry: ReturnType<typeof createValueRegistry>; now: Date };

function toGoods(
  departments: SeedDepartment[],
  categoryRows: ReturnType<typeof toCategoryRows>,
  setting: Setting,
): SeededProduct[] {
  const categories = new Map(categoryRows.map((row) => [row.slug, row]));
  const seeds = departments.flatMap(({ products: own, attributes: names, tint }) =>
    own.map((seed) => ({ seed, attributes: names, tint })),
  );
  return seeds.map(({ seed, ...department }, index) => {
    const id = index + 1;
    const category = categories.get(seed.category);
    if (!category) throw new Error(`The demo has no category '${seed.category}'`);
    const random = seededRandom(SEED + id);
    const shop = { id, categoryId: category.id, random, ...department, ...setting };
    const rows = toProductRows(seed, shop);
    const path = pathOf(category, categoryRows);
    const options = rows.variants.map((variant) => optionsText(variant.options, setting.registry));
    const reviewRows = toReviewRows(
      { ...rows, options },
      { ...shop, path: [seed.render, ...path] },
    );
    rows.product.rating = averageOf(reviewRows);
    rows.product.reviewsCount = reviewRows.length;
    return { id, seed, rows, path, reviews: reviewRows };
  });
}

type CategoryRow = ReturnType<typeof toCategoryRows>[number];

function pathOf(category: CategoryRow, all: CategoryRow[]): string[] {
  const parent = all.find(({ id }) => id === category.parentId);
  return [category.slug, ...(parent ? pathOf(parent, all) : [])];
}
