import { and, asc, inArray, isNull, lt, sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { productImages, products, variants } from '@/api/db/schema/catalog';
import { textIn } from '@/api/shared/locale';
import type { Locale } from '@/lib/constants';
import type { ProductCard, ProductImage } from '@/lib/contract/product';
import { productSlug } from '@/lib/domain/slug';
import { isShowable, shownFirst } from './shown-variant';

const CARD_IMAGES = 2;

export async function listCards(db: Db, ids: number[], locale: Locale): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const [rows, images] = await Promise.all([cardRows(db, ids), firstImages(db, ids)]);
  const cards = new Map(rows.map((row) => [row.id, toCard(row, images.get(row.id) ?? [], locale)]));
  return ids.flatMap((id) => cards.get(id) ?? []);
}

function cardRows(db: Db, ids: number[]) {
  const shown = db
    .select({
      id: sql<number>`${variants.id}`.as('sub_product'),
      price: variants.price,
      discountedPrice: variants.discountedPrice,
      stock: variants.stock,
    })
    .from(variants)
    .where(isShowable)
    .orderBy(...shownFirst)
    .limit(1)
    .as('shown');

  return db
    .select({
      id: products.id,
      name: products.name,
      rating: products.rating,
      reviewsCount: products.reviewsCount,
      isNew: products.isNew,
      subProduct: shown.id,
      price: shown.price,
      discountedPrice: shown.discountedPrice,
      stock: shown.stock,
      hasOptions: sql<boolean>`(select count(*) > 1 from ${variants} where ${variants.productId} = ${products.id} and not ${variants.isWithdrawn})`,
    })
    .from(products)
    .innerJoinLateral(shown, sql`true`)
    .where(and(inArray(products.id, ids), isNull(products.withdrawnAt)))
    .limit(ids.length);
}

async function firstImages(db: Db, ids: number[]): Promise<Map<number, ProductImage[]>> {
  const rows = await db
    .select()
    .from(productImages)
    .where(and(inArray(productImages.productId, ids), lt(productImages.position, CARD_IMAGES)))
    .orderBy(asc(productImages.productId), asc(productImages.position))
    .limit(ids.length * CARD_IMAGES);
  const byProduct = new Map<number, ProductImage[]>();
  for (const row of rows) {
    byProduct.set(row.productId, [...(byProduct.get(row.productId) ?? []), toImage(row)]);
  }
  return byProduct;
}

export function toImage(row: typeof productImages.$inferSelect): ProductImage {
  return { id: row.id, image: row.image, attribute_value: row.valueId };
}

type CardRow = Awaited<ReturnType<typeof cardRows>>[number];

function toCard(row: CardRow, images: ProductImage[], locale: Locale): ProductCard {
  return {
    id: row.id,
    slug: productSlug(row.name.uz, row.id),
    name: textIn(row.name, locale),
    images,
    sub_product: row.subProduct,
    price: row.price,
    discounted_price: row.discountedPrice,
    amount: row.stock,
    has_options: row.hasOptions,
    is_new: row.isNew,
    rating: row.rating,
    reviews_count: row.reviewsCount,
  };
}
