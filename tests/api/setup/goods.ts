import { productsChanged } from '@/api/catalogue/live-catalog';
import { insertMany, takeIds } from '@/api/db/bulk';
import { products, variants } from '@/api/db/schema/catalog';
import type { Ports } from '@/api/shared/ports';
import { testShop } from './shop';

type Overrides = { stock?: number; price?: number; discountedPrice?: number | null };
export type TestGoods = { product: number; variant: number; price: number };

/** A product of its own with one sub-product, nobody else's to order. */
export async function aProduct(
  { stock = 9, price = 120_000, discountedPrice = null }: Overrides = {},
  shop?: { ports: Pick<Ports, 'db'> },
): Promise<TestGoods> {
  const { ports } = shop ?? (await testShop());
  const [id = 0] = await takeIds(ports.db, products, 1);
  const [variantId = 0] = await takeIds(ports.db, variants, 1);
  const text = { uz: `Sinov buyumi ${id}`, ru: `Пробная вещь ${id}` };
  await ports.db.transaction(async (tx) => {
    const row = { id, article: `T-${id}`, categoryId: 1, name: text, short: text };
    await insertMany(tx, products, [{ ...row, description: text }]);
    await insertMany(tx, variants, [
      { id: variantId, productId: id, price, discountedPrice, stock },
    ]);
    await productsChanged(tx, [id]);
  });
  return { product: id, variant: variantId, price: discountedPrice ?? price };
}
