import { sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { revisions } from '@/api/db/schema/catalog';
import { growCatalog } from './grow';

type Wish = {
  now: Date;
  /** At least so many goods; made up from the seed's own when it has fewer. */
  products: number;
};

/** Fills an empty database with the shop, once; all of it or, when it fails, nothing. */
export async function seedShop(db: Db, { now, products }: Wish): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`set local statement_timeout = 0`);
    const done = await tx.select().from(revisions).limit(1);
    if (done.length === 0) {
      // Half of all the code of the shop, and wanted this once.
      const { fillShop } = await import('./fill');
      await fillShop(tx, now);
      await tx.insert(revisions).values({ name: 'taxonomy' });
    }
    await growCatalog(tx, products);
    await tx.execute(sql`analyze`);
  });
}
