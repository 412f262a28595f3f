import { recordChange } from '@/api/db/change-events';
import type { Db } from '@/api/db/database';
import { inTransaction } from '@/api/db/transaction';
import type { PublishInvalidation } from '@/api/shared/publish-invalidation';
import { pageTag } from '@/lib/domain/page-tags';
import type { LiveCatalog } from './live-catalog';

type Parts = { db: Db; publishInvalidation: PublishInvalidation };

/** Pages that were made while lists had no facets are made again. */
export async function renewLists(
  { db, publishInvalidation }: Parts,
  catalog: Pick<LiveCatalog, 'current'>,
): Promise<void> {
  const { taxonomy } = await catalog.current();
  const slugs = [...taxonomy.categoriesBySlug.keys()];
  const tags = [pageTag.home, pageTag.categories, pageTag.allProducts, ...slugs.map(pageTag.menu)];
  await inTransaction(db, (tx) => recordChange(tx, tags));
  publishInvalidation(tags);
}
