import { eq } from 'drizzle-orm';
import { catalogChanged, changeCatalog } from '@/api/catalog/live/catalog-changed';
import { isSaleBelow, saleAfter } from '@/api/catalog/variant-sale';
import { products, variants } from '@/api/db/schema/catalog';
import { recordStock } from '@/api/order/stock';
import { NotFound } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { Refusal } from './refusal';

type Prices = {
  price?: number | undefined;
  discounted_price?: number | null | undefined;
  sale_percent?: number | null | undefined;
};

/**
 * Sets the stock of a variant in units and records the change in the ledger.
 *
 * @throws NotFound when the world has no such variant.
 */
export async function changeStock(ports: Ports, id: number, stock: number): Promise<void> {
  await changeCatalog(ports, async (tx) => {
    const isKnown = await recordStock(tx, { id, stock, at: ports.now() });
    if (!isKnown) throw new NotFound('noProduct');
  });
}

/**
 * Changes the price and the sale of a variant. Prices are in UZS. A missing field leaves its value
 * unchanged.
 *
 * @throws NotFound when the world has no such variant.
 * @throws Refusal with 422 when the discounted price would not be below the price.
 */
export async function changePrice(ports: Ports, id: number, prices: Prices): Promise<void> {
  await changeCatalog(ports, async (tx) => {
    const own = eq(variants.id, id);
    const [row] = await tx.select().from(variants).where(own).for('no key update');
    if (!row) throw new NotFound('noProduct');
    const { price = row.price, discounted_price: discountedPrice, sale_percent } = prices;
    const sale = saleAfter(price, { discountedPrice, salePercent: sale_percent }, row);
    if (!isSaleBelow(price, sale)) throw dearerDiscount(price, sale.discountedPrice);
    await tx
      .update(variants)
      .set({ price, ...sale })
      .where(own);
    await catalogChanged(tx, { listed: [row.productId] });
  });
}

function dearerDiscount(price: number, discounted: number | null): Refusal {
  const reason = `discounted_price would be ${discounted}, which is not below price ${price}`;
  return new Refusal(422, `${reason}. Set it to null to end the discount`, {
    fields: { discounted_price: `must be below ${price}` },
  });
}

/**
 * Withdraws a product from sale, or offers it again. Idempotent.
 *
 * @throws NotFound when the world has no such product.
 */
export async function withdraw(ports: Ports, id: number, isWithdrawn: boolean): Promise<void> {
  await changeCatalog(ports, async (tx) => {
    const rows = await tx
      .update(products)
      .set({ withdrawnAt: isWithdrawn ? ports.now() : null })
      .where(eq(products.id, id))
      .returning({ id: products.id });
    if (rows.length === 0) throw new NotFound('noProduct');
    await catalogChanged(tx, { listed: [id], isCounted: true });
  });
}
