import { countBits, has, wordsFor } from './bitset';
import { idsOf, pageOfTiers } from './catalog-page';
import type { CatalogState } from './catalog-state';
import { sizeOf } from './postings';
import { createScratch, restart } from './scratch';
import { searchText } from './text-search';

export type Suggested = { categoryIds: number[]; productIds: number[] };

export function suggestFor(
  state: CatalogState,
  text: string,
  limits: { categories: number; products: number },
): Suggested {
  const { names, scratch } = state;
  const match = searchText({ index: names, scratch, isTyping: true }, text);
  if (!match)
    return { categoryIds: suggestedCategories(state, text, limits.categories), productIds: [] };
  const [exact, set] = match.tiers;
  const ordinals = pageOfTiers(state, { set, exact }, { page: 1, size: limits.products });
  return {
    categoryIds: suggestedCategories(state, text, limits.categories),
    productIds: idsOf(state, ordinals),
  };
}

/** Only those that have goods: the name that fits best, then the most goods. */
function suggestedCategories(state: CatalogState, text: string, limit: number): number[] {
  const { ids, names } = state.categories;
  const scratch = createScratch();
  restart(scratch, wordsFor(ids.length));
  const match = searchText({ index: names, scratch, isTyping: true }, text);
  if (!match || countBits(match.tiers[1]) === 0) return [];
  const [exact, all] = match.tiers;
  return ids
    .map((id, ordinal) => ({ id, ordinal, goods: goodsIn(state, id) }))
    .filter(({ ordinal, goods }) => has(all, ordinal) && goods > 0)
    .sort(
      (a, b) =>
        Number(has(exact, b.ordinal)) - Number(has(exact, a.ordinal)) ||
        b.goods - a.goods ||
        a.id - b.id,
    )
    .slice(0, limit)
    .map(({ id }) => id);
}

function goodsIn({ tags }: CatalogState, categoryId: number): number {
  const slot = tags.slots.categories.get(categoryId);
  return slot === undefined ? 0 : sizeOf(tags.inverted.postings, slot);
}
