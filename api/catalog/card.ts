import { and, asc, eq, exists, gt, inArray, isNull, lt, ne, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from '@/api/db/database';
import { attributeValues, productImages, products, variants } from '@/api/db/schema/catalog';
import { textIn } from '@/api/shared/locale';
import type { ContentLocale } from '@/lib/constants';
import type { ProductCard, ProductImage } from '@/lib/contract/product';
import { productSlug } from '@/lib/domain/text/slug';
import type { CardMemory, KnownCard } from './card-memory';
import { isShowable, shownFirst } from './shown-variant';

const CARD_IMAGES = 2;

const others = alias(variants, 'others');

type Source = { db: Db; cards: CardMemory };

/** Lists cards in the order of the ids. Omits withdrawn and unknown products. Prices are in UZS. */
export async function listCards(
  { db, cards }: Source,
  ids: number[],
  locale: ContentLocale,
): Promise<ProductCard[]> {
  if (ids.length === 0) return [];
  const known = await cards.read(ids, (missing) => loadCards(db, missing));
  const offers = await offersOf(
    db,
    known.map(({ subProduct }) => subProduct),
  );
  const shown = new Map(
    known.flatMap((card) => {
      const offer = offers.get(card.subProduct);
      return offer ? [[card.id, toCard(card, offer, locale)] as const] : [];
    }),
  );
  return ids.flatMap((id) => shown.get(id) ?? []);
}

type Offer = Pick<typeof variants.$inferSelect, 'id' | 'price' | 'discountedPrice' | 'stock'> & {
  needsChoice: boolean;
};

/**
 * Reads current prices and stock, so that a card is correct even when the index or the cached part
 * of the card is outdated.
 */
async function offersOf(db: Db, ids: number[]): Promise<Map<number, Offer>> {
  const anotherInStock = db
    .select({ id: others.id })
    .from(others)
    .where(
      and(
        eq(others.productId, variants.productId),
        ne(others.id, variants.id),
        gt(others.stock, 0),
        eq(others.isWithdrawn, false),
      ),
    );
  const rows = await db
    .select({
      id: variants.id,
      price: variants.price,
      discountedPrice: variants.discountedPrice,
      stock: variants.stock,
      needsChoice: sql<boolean>`${exists(anotherInStock)}`,
    })
    .from(variants)
    .where(inArray(variants.id, ids))
    .limit(ids.length);
  return new Map(rows.map((row) => [row.id, row]));
}

async function loadCards(db: Db, ids: number[]): Promise<KnownCard[]> {
  const [rows, images] = await Promise.all([cardRows(db, ids), firstImages(db, ids)]);
  return rows.map((row) => ({ ...row, images: images.get(row.id) ?? [] }));
}

function cardRows(db: Db, ids: number[]) {
  const shown = db
    .select({ id: sql<number>`${variants.id}`.as('sub_product') })
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
      isExpress: products.express,
      subProduct: shown.id,
      colors: colorsInStock(),
      hasOptions: sql<boolean>`(select count(*) > 1 from ${variants} where ${variants.productId} = ${products.id} and not ${variants.isWithdrawn})`,
    })
    .from(products)
    .innerJoinLateral(shown, sql`true`)
    .where(and(inArray(products.id, ids), isNull(products.withdrawnAt)))
    .limit(ids.length);
}

function colorsInStock() {
  const { colour, id } = attributeValues;
  return sql<string[]>`array(select ${colour} from ${variants},
    jsonb_each_text(${variants.options}) as chosen, ${attributeValues}
    where ${and(isShowable, gt(variants.stock, 0))} and ${colour} is not null
      and ${id} = chosen.value::integer
    group by ${id} order by min(${variants.position}), min(${variants.id}))`;
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

function toCard(known: KnownCard, offer: Offer, locale: ContentLocale): ProductCard {
  return {
    id: known.id,
    slug: productSlug(known.name.uz, known.id),
    name: textIn(known.name, locale),
    images: known.images,
    sub_product: known.subProduct,
    price: offer.price,
    discounted_price: offer.discountedPrice,
    amount: offer.stock,
    has_options: known.hasOptions,
    needs_choice: offer.needsChoice && offer.stock > 0,
    ...(known.colors.length > 1 && { colors: known.colors }),
    is_new: known.isNew,
    is_express: known.isExpress,
    rating: known.rating,
    reviews_count: known.reviewsCount,
  };
}
