import { eq } from 'drizzle-orm';
import { productsChanged } from '@/api/catalogue/live-catalog';
import { products, variants } from '@/api/db/schema/catalog';
import { NotFound } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { pageTag } from '@/lib/domain/page-tags';

type VariantChange = Partial<
  Pick<typeof variants.$inferInsert, 'stock' | 'price' | 'discountedPrice'>
>;

export async function changeVariant(
  ports: Ports,
  id: number,
  change: VariantChange,
): Promise<void> {
  const [row] = await ports.db
    .update(variants)
    .set(change)
    .where(eq(variants.id, id))
    .returning({ productId: variants.productId });
  if (!row) throw new NotFound('noProduct');
  await publishChange(ports, row.productId);
}

export async function withdraw(ports: Ports, id: number, isWithdrawn: boolean): Promise<void> {
  const rows = await ports.db
    .update(products)
    .set({ withdrawnAt: isWithdrawn ? ports.now() : null })
    .where(eq(products.id, id))
    .returning({ id: products.id });
  if (rows.length === 0) throw new NotFound('noProduct');
  await publishChange(ports, id);
}

async function publishChange(
  { db, catalog, publishInvalidation }: Ports,
  id: number,
): Promise<void> {
  await productsChanged(db, [id]);
  await catalog.reread();
  publishInvalidation([pageTag.product(id), pageTag.products, pageTag.home]);
}
