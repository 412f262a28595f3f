import { sql } from 'drizzle-orm';
import type { Db } from '@/api/db/database';
import { revisions } from '@/api/db/schema/catalog';
import { seedCatalog } from './catalog';
import { departments } from './departments';
import { seedGeo } from './geo';
import { growCatalog } from './grow';
import { seedPeople } from './people';
import { rememberPictures } from './pictures';
import { seedPosts } from './posts';
import { seedShowcase } from './showcase';
import { seedSite } from './site';

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
      await fill(tx, now);
      await tx.insert(revisions).values({ name: 'taxonomy' });
    }
    await growCatalog(tx, products);
  });
  await db.execute(sql`analyze`);
}

async function fill(db: Db, now: Date): Promise<void> {
  const goods = await seedCatalog(db, departments, now);
  await seedShowcase(db, goods, now);
  await seedGeo(db);
  await seedSite(db);
  await seedPeople(db);
  await seedPosts(db, now);
  await rememberPictures(db, departments);
}
