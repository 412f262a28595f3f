import { eq } from 'drizzle-orm';
import { catalogueChanged, changeCatalogue } from '@/api/catalogue/catalogue-changed';
import { products, variants } from '@/api/db/schema/catalog';
import { recordStock } from '@/api/order/stock';
import { NotFound } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { Refusal } from './refusal';

type Prices = Partial<Pick<typeof variants.$inferInsert, 'price' | 'discountedPrice'>>;

export async function changeStock(ports: Ports, id: number, stock: number): Promise<void> {
  await changeCatalogue(ports, async (tx) => {
    const isKnown = await recordStock(tx, { id, stock, at: ports.now() });
    if (!isKnown) throw new NotFound('noProduct');
  });
}

export async function changePrice(ports: Ports, id: number, prices: Prices): Promise<void> {
  await changeCatalogue(ports, async (tx) => {
    const [row] = await tx.update(variants).set(prices).where(eq(variants.id, id)).returning({
      productId: variants.productId,
      price: variants.price,
      discounted: variants.discountedPrice,
    });
    if (!row) throw new NotFound('noProduct');
    refuseDearerDiscount(row);
    await catalogueChanged(tx, { listed: [row.productId] });
  });
}

function refuseDearerDiscount({ price, discounted }: { price: number; discounted: number | null }) {
  if (discounted === null || discounted < price) return;
  const reason = `discounted_price would be ${discounted}, which is not below price ${price}`;
  throw new Refusal(422, `${reason}: null ends the discount`, {
    fields: { discounted_price: `must be below ${price}` },
  });
}

export async function withdraw(ports: Ports, id: number, isWithdrawn: boolean): Promise<void> {
  await changeCatalogue(ports, async (tx) => {
    const rows = await tx
      .update(products)
      .set({ withdrawnAt: isWithdrawn ? ports.now() : null })
      .where(eq(products.id, id))
      .returning({ id: products.id });
    if (rows.length === 0) throw new NotFound('noProduct');
    await catalogueChanged(tx, { listed: [id], isCounted: true });
  });
}
