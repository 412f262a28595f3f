import { CARDS_MAX, type CardMemory } from '@/api/catalog/card-memory';
import type { Db } from '@/api/db/database';
import { changedIds, hasNewTaxonomy, readHorizon } from './read-docs';
import { readTaxonomy, type Taxonomy } from './taxonomy';

/** The taxonomy, and the transaction horizon up to which it includes changes. */
export type KnownTaxonomy = { taxonomy: Taxonomy; horizon: number };

/** Reads the taxonomy. The horizon is read first, so that no later change is missed. */
export async function readKnownTaxonomy(db: Db): Promise<KnownTaxonomy> {
  return { horizon: await readHorizon(db), taxonomy: await readTaxonomy(db) };
}

/** Rereads the taxonomy if it changed, and drops the cards of changed products. */
export async function refreshKnown(db: Db, known: KnownTaxonomy, cards: CardMemory): Promise<void> {
  const horizon = await readHorizon(db);
  cards.dropEach(await changedIds(db, known.horizon, CARDS_MAX));
  if (await hasNewTaxonomy(db, known.horizon)) known.taxonomy = await readTaxonomy(db);
  known.horizon = horizon;
}
