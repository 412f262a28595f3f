import { catalogChanged, changeCatalog } from '@/api/catalog/live/catalog-changed';
import { insertMany, takeIds } from '@/api/db/bulk';
import type { Db } from '@/api/db/database';
import { products, variants } from '@/api/db/schema/catalog';
import type { Ports } from '@/api/shared/ports';
import { testShop } from './shop';

type Overrides = {
  stock?: number;
  price?: number;
  discountedPrice?: number | null;
  category?: number;
  express?: boolean;
};
export type TestGoods = { product: number; variant: number; price: number };

/** Creates a product with one SKU that no other test orders. */
export async function aProduct(
  {
    stock = 9,
    price = 120_000,
    discountedPrice = null,
    category = 1,
    express = true,
  }: Overrides = {},
  shop?: { ports: Pick<Ports, 'db'> },
): Promise<TestGoods> {
  const { ports } = shop ?? (await testShop());
  const [id = 0] = await takeIds(ports.db, products, 1);
  const [variantId = 0] = await takeIds(ports.db, variants, 1);
  const text = { uz: `Sinov buyumi ${id}`, ru: `Пробная вещь ${id}` };
  await changeCatalog(withoutListeners(ports.db), async (tx) => {
    const row = { id, article: `T-${id}`, categoryId: category, name: text, short: text };
    await insertMany(tx, products, [{ ...row, description: text, express }]);
    await insertMany(tx, variants, [
      { id: variantId, productId: id, price, discountedPrice, stock },
    ]);
    await catalogChanged(tx, { listed: [id] });
  });
  return { product: id, variant: variantId, price: discountedPrice ?? price };
}

/** Records changes to products as if another process of the shop had made them. */
export async function productsChanged(db: Db, ids: number[]): Promise<void> {
  await changeCatalog(withoutListeners(db), (tx) => catalogChanged(tx, { listed: ids }));
}

/**
 * Returns ports that do not notify the in-memory catalog, so that it must detect the change itself.
 */
function withoutListeners(db: Db) {
  return { db, catalog: { reread: async () => {} }, publishInvalidation: () => {} };
}
