import type { Db } from '@/api/db/database';
import { seedCatalog } from './catalog';
import { departments } from './departments';
import { seedGeo } from './geo';
import { seedPeople } from './people';
import { rememberPictures } from './pictures';
import { seedPosts } from './posts';
import { seedShowcase } from './showcase';
import { seedSite } from './site';

/** The shop as it is on its first day, into empty tables. */
export async function fillShop(db: Db, now: Date): Promise<void> {
  const goods = await seedCatalog(db, departments, now);
  await seedShowcase(db, goods, now);
  await seedGeo(db);
  await seedSite(db);
  await seedPeople(db);
  await seedPosts(db, now);
  await rememberPictures(db, departments);
}
