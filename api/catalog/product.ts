import { and, asc, eq, getTableColumns, type SQL } from 'drizzle-orm';
import { idsOf } from '@/api/catalog/live/read-docs';
import { brandAmong, categoryPath, type Taxonomy } from '@/api/catalog/live/taxonomy';
import type { Db } from '@/api/db/database';
import { productImages, products, productValues, variants } from '@/api/db/schema/catalog';
import { Gone, NotFound } from '@/api/shared/errors';
import { textIn } from '@/api/shared/locale';
import type { Ports } from '@/api/shared/ports';
import type { ContentLocale } from '@/lib/constants';
import type { Product, ShortProduct } from '@/lib/contract/product';
import { productSlug, slugId } from '@/lib/domain/text/slug';
import { toImage } from './card';
import { isWarranty, optionsOf } from './options';
import { sizePageOf } from './size-page';

/** Maximum numbers of images and variants in a response. */
const IMAGES_MAX = 100;
const VARIANTS_MAX = 500;

type ProductRow = typeof products.$inferSelect;
type PageRow = ProductRow & { values: number[] };

/**
 * Returns the product for the quick view.
 *
 * @throws NotFound when no product has the slug's id.
 * @throws Gone when the product is withdrawn.
 */
export async function getShortProduct(
  { db, catalog }: Ports,
  slug: string,
  locale: ContentLocale,
): Promise<ShortProduct> {
  const row = await requireRow(db, slug);
  const { taxonomy } = await catalog.current();
  return toShortProduct(db, row, { taxonomy, locale });
}

/**
 * Returns the product for its page.
 *
 * @throws NotFound when no product has the slug's id.
 * @throws Gone when the product is withdrawn.
 */
export async function getProduct(
  { db, catalog }: Ports,
  slug: string,
  locale: ContentLocale,
): Promise<Product> {
  const row = await requireRow(db, slug);
  const { taxonomy } = await catalog.current();
  const brand = brandAmong(taxonomy, row.values);
  const warranty = row.specs.find(({ name }) => isWarranty(name));
  return {
    ...(await toShortProduct(db, row, { taxonomy, locale })),
    article: row.article,
    brand: brand && textIn(brand, locale),
    description: textIn(row.description, locale),
    categories: categoryPath(taxonomy, row.categoryId).map((category) => ({
      slug: category.slug,
      name: textIn(category.name, locale),
    })),
    specs: row.specs.map(({ name, value }) => ({
      name: textIn(name, locale),
      value: textIn(value, locale),
    })),
    ...(warranty && { warranty: textIn(warranty.value, locale) }),
    is_new: row.isNew,
    is_express: row.express,
    updated_at: row.updatedAt.toISOString(),
  };
}

/**
 * The columns that are needed outside the product page. They exclude the texts, which make up most
 * of a row.
 */
const brief = {
  id: products.id,
  categoryId: products.categoryId,
  rating: products.rating,
  withdrawnAt: products.withdrawnAt,
};

/**
 * Returns a product without the columns that only its own page needs.
 *
 * @throws NotFound when no product has the slug's id.
 * @throws Gone when the product is withdrawn.
 */
export async function requireProduct(db: Db, slug: string) {
  const [row] = await db.select(brief).from(products).where(isNamed(slug)).limit(1);
  return onSale(row);
}

async function requireRow(db: Db, slug: string): Promise<PageRow> {
  const values = idsOf(productValues.valueId, productValues);
  const [row] = await db
    .select({ ...getTableColumns(products), values })
    .from(products)
    .where(isNamed(slug))
    .limit(1);
  return onSale(row);
}

/**
 * Builds the condition for the product whose id follows the last hyphen of the slug. The text
 * before it is ignored.
 * @throws NotFound when the slug contains no id.
 */
function isNamed(slug: string): SQL {
  const id = slugId(slug);
  if (id === null) throw new NotFound('noProduct');
  return eq(products.id, id);
}

function onSale<Row extends { withdrawnAt: Date | null }>(row: Row | undefined): Row {
  if (!row) throw new NotFound('noProduct');
  if (row.withdrawnAt) throw new Gone();
  return row;
}

type Naming = { taxonomy: Taxonomy; locale: ContentLocale };

async function toShortProduct(db: Db, row: ProductRow, naming: Naming): Promise<ShortProduct> {
  const [images, subProducts] = await Promise.all([imageRows(db, row.id), variantRows(db, row.id)]);
  const attributes = optionsOf(subProducts, naming.taxonomy, naming.locale);
  const categories = categoryPath(naming.taxonomy, row.categoryId).map(({ slug }) => slug);
  const hasSizes = attributes.some(({ is_size }) => is_size);
  const sizePage = hasSizes ? await sizePageOf(db, categories) : undefined;
  return {
    id: row.id,
    slug: productSlug(row.name.uz, row.id),
    name: textIn(row.name, naming.locale),
    images: images.map(toImage),
    rating: row.rating,
    reviews_count: row.reviewsCount,
    short_description: textIn(row.short, naming.locale),
    attributes,
    ...(sizePage && { size_page: sizePage }),
    sub_products: subProducts.map((variant) => ({
      id: variant.id,
      attributes_map: variant.options,
      price: variant.price,
      discounted_price: variant.discountedPrice,
      sale_percent: variant.salePercent,
      amount: variant.stock,
    })),
  };
}

function imageRows(db: Db, productId: number) {
  return db
    .select()
    .from(productImages)
    .where(eq(productImages.productId, productId))
    .orderBy(asc(productImages.position))
    .limit(IMAGES_MAX);
}

function variantRows(db: Db, productId: number) {
  return db
    .select()
    .from(variants)
    .where(and(eq(variants.productId, productId), eq(variants.isWithdrawn, false)))
    .orderBy(asc(variants.position))
    .limit(VARIANTS_MAX);
}
