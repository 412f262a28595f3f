import { and, asc, eq, inArray, isNull } from 'drizzle-orm';
import { type ListResult, toListResult } from '@/api/catalog/list/list-cursor';
import { products, variants } from '@/api/db/schema/catalog';
import type { Ports } from '@/api/shared/ports';
import type { Offer } from '@/lib/contract/product';

/**
 * Lists current prices and stock in the order of the ids, without withdrawn products. The number of
 * variants is not limited, because the storefront shows any product that is missing here as sold
 * out.
 */
export async function listOffers(
  { db }: Pick<Ports, 'db'>,
  ids: number[],
): Promise<ListResult<Offer>> {
  const own = and(inArray(variants.productId, ids), eq(variants.isWithdrawn, false));
  const rows = await db
    .select({
      product: variants.productId,
      id: variants.id,
      price: variants.price,
      discounted_price: variants.discountedPrice,
      amount: variants.stock,
    })
    .from(variants)
    .innerJoin(products, eq(products.id, variants.productId))
    .where(and(own, isNull(products.withdrawnAt)))
    .orderBy(asc(variants.productId), asc(variants.position), asc(variants.id));
  const offers = new Map<number, Offer>();
  for (const { product, ...variant } of rows) {
    const offer = offers.get(product) ?? { id: product, sub_products: [] };
    offer.sub_products.push(variant);
    offers.set(product, offer);
  }
  return toListResult([...new Set(ids)].flatMap((id) => offers.get(id) ?? []));
}
