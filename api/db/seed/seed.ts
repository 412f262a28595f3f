import type { Db } from '@/api/db/database';
import { revisions } from '@/api/db/schema/catalog';
import type { Demo } from '@/api/shared/ports';
import { seedGeo } from './geo';

export type SeedOptions = {
  demo: Pick<Demo, 'seed'> | null;
  now: Date;
  products: number;
  onNew?: () => void;
};

/**
 * Fills a new shop with regions, cities and, if enabled, the data of the demonstration. To an
 * existing shop, it only adds demonstration products, up to a total of `products`.
 */
export async function seedShop(db: Db, { demo, now, products, onNew }: SeedOptions): Promise<void> {
  await db.transaction(async (tx) => {
    const seeded = await tx.select().from(revisions).limit(1);
    const isNew = seeded.length === 0;
    if (isNew) {
      onNew?.();
      await seedGeo(tx);
      await tx.insert(revisions).values({ name: 'taxonomy' });
    }
    await demo?.seed(tx, { isNew, now, products });
  });
}
