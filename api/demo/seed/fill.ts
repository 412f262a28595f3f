import type { Db } from '@/api/db/database';
import { seedCatalog } from './catalog';
import { departments } from './departments';
import { seedPeople } from './people';
import { registerPictures } from './pictures';
import { seedPlaces } from './places';
import { seedPosts } from './posts';
import { seedShowcase } from './showcase';
import { seedSite } from './site';

/** Fills a new shop with the demo. The tables may contain only the data that every shop has. */
export async function fillShop(db: Db, now: Date): Promise<void> {
  const goods = await seedCatalog(db, departments, now);
  await seedShowcase(db, goods, now);
  await seedPlaces(db);
  await seedSite(db);
  await seedPeople(db);
  await seedPosts(db, now);
  await registerPictures(db, departments);
}
