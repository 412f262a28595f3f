import type { Db } from '@/api/db/database';
import { hasNewTaxonomy, readHorizon } from './read-docs';
import { readTaxonomy, type Taxonomy } from './taxonomy';

/** The taxonomy and up to which transaction it has been read. */
export type KnownTaxonomy = { taxonomy: Taxonomy; horizon: number };

export async function knowTaxonomy(db: Db): Promise<KnownTaxonomy> {
  return { horizon: await readHorizon(db), taxonomy: await readTaxonomy(db) };
}

export async function refreshTaxonomy(db: Db, known: KnownTaxonomy): Promise<void> {
  const horizon = await readHorizon(db);
  if (await hasNewTaxonomy(db, known.horizon)) known.taxonomy = await readTaxonomy(db);
  known.horizon = horizon;
}
