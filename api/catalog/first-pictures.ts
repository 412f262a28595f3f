import { like, or } from 'drizzle-orm';
import { media } from '@/api/db/schema/catalog';
import type { Ports } from '@/api/shared/ports';
import { DEFAULT_CONTENT_LOCALE } from '@/lib/constants';
import { listCards } from './card';

const PAGES = 4;
const PAGE_SIZE = 100;
const OTHERS_MAX = 200;
const HOME = ['banners/%', 'icons/%', 'head/%', 'shops/%', 'posts/%'];

/**
 * Lists the paths of the images that shoppers see first: those of the home page and of the most
 * popular products.
 */
export async function listFirstPictures({ db, catalog }: Pick<Ports, 'db' | 'catalog'>) {
  const home = await db
    .select()
    .from(media)
    .where(or(...HOME.map((pattern) => like(media.path, pattern))))
    .limit(OTHERS_MAX);
  const paths = new Set(home.map(({ path }) => path));
  for (let page = 1; page <= PAGES; page++) {
    const { search, cards } = await catalog.current();
    const { ids } = await search.page({ page, size: PAGE_SIZE });
    for (const { images } of await listCards({ db, cards }, ids, DEFAULT_CONTENT_LOCALE)) {
      for (const { image } of images) paths.add(image);
    }
  }
  return [...paths];
}
