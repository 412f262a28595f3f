import { createScratch, type Scratch } from './bitset-pool';
import type { CatalogDoc } from './catalog-doc';
import type { CatalogSort } from './catalog-query';
import {
  COLUMNS,
  claimOrdinal,
  createShelf,
  isInPlace,
  numbersOf,
  releaseOrdinal,
  type Shelf,
  writeFlags,
} from './column-store';
import type { GroupOf } from './filter-sets';
import { wordsIn } from './name-tokens';
import { createOptionNames, type OptionNames } from './option-names';
import {
  buildOrder,
  createRanking,
  enterRanking,
  forgetOrder,
  leaveRanking,
  type Ranking,
  type RankingKey,
} from './ranking';
import { assignTags, createTags, type Tags } from './tags';
import { makeBlocks } from './term-blocks';
import { assignNames, createTextIndex, type TextIndex } from './text-index';

export type CatalogState = {
  shelf: Shelf;
  tags: Tags;
  names: TextIndex;
  /** `lengths`: of each name, in words. */
  categories: { ids: number[]; lengths: number[][]; names: TextIndex };
  options: OptionNames;
  rankings: Record<CatalogSort, Ranking>;
  scratch: Scratch;
  attributeOf: GroupOf;
};

const sortKeys: Record<CatalogSort, RankingKey[]> = {
  popular: [
    { column: 'soldOut', descending: false },
    { column: 'popularity', descending: true },
  ],
  new: [{ column: 'createdAt', descending: true }],
  price_asc: [{ column: 'price', descending: false }],
  price_desc: [{ column: 'price', descending: true }],
  discount: [{ column: 'discountPercent', descending: true }],
  rating: [{ column: 'rating', descending: true }],
};

export function createState(attributeOf: GroupOf): CatalogState {
  const shelf = createShelf();
  const ranking = (sort: CatalogSort) => createRanking(shelf, sortKeys[sort]);
  return {
    shelf,
    tags: createTags(),
    names: createTextIndex(),
    categories: { ids: [], lengths: [], names: createTextIndex() },
    options: createOptionNames([]),
    rankings: {
      popular: ranking('popular'),
      new: ranking('new'),
      price_asc: ranking('price_asc'),
      price_desc: ranking('price_desc'),
      discount: ranking('discount'),
      rating: ranking('rating'),
    },
    scratch: createScratch(),
    attributeOf,
  };
}

export function putDoc(state: CatalogState, doc: CatalogDoc): void {
  const { shelf, tags, names } = state;
  const known = shelf.ordinals.get(doc.id);
  if (known !== undefined && !isInPlace(shelf, known, doc)) removeDoc(state, doc.id);
  const isNew = !shelf.ordinals.has(doc.id);
  const ordinal = shelf.ordinals.get(doc.id) ?? claimOrdinal(shelf, doc);
  writeNumbers(state, ordinal, { doc, isNew });
  writeFlags(shelf, ordinal, doc);
  assignTags(tags, ordinal, { ...doc, attributes: attributesOf(doc.values, state.attributeOf) });
  assignNames(names, ordinal, doc.names);
}

function attributesOf(values: number[], attributeOf: GroupOf): number[] {
  return [...new Set(values.map(attributeOf))].filter((id) => id !== undefined);
}

export function removeDoc(state: CatalogState, id: number): void {
  const ordinal = state.shelf.ordinals.get(id);
  if (ordinal === undefined) return;
  for (const ranking of Object.values(state.rankings)) leaveRanking(ranking, ordinal);
  assignTags(state.tags, ordinal, {});
  assignNames(state.names, ordinal, []);
  releaseOrdinal(state.shelf, id, ordinal);
}

export function putCategories(
  state: CatalogState,
  categories: { id: number; names: string[] }[],
): void {
  const names = createTextIndex();
  for (const [ordinal, category] of categories.entries()) {
    assignNames(names, ordinal, category.names);
  }
  const lengths = categories.map((category) => category.names.map(wordsIn));
  state.categories = { ids: categories.map(({ id }) => id), lengths, names };
}

/** What queries would else make the first time that they need it. */
export function prepareState({ rankings, tags, shelf }: CatalogState): void {
  for (const ranking of Object.values(rankings)) buildOrder(ranking);
  makeBlocks(tags.blocks, tags.inverted.lists, shelf.rooms.end);
}

export function forgetOrders(state: CatalogState): void {
  for (const ranking of Object.values(state.rankings)) forgetOrder(ranking);
}

/** Only the orders by a number that changes are touched: they find the product by the old one. */
function writeNumbers(
  { shelf, rankings }: CatalogState,
  ordinal: number,
  { doc, isNew }: { doc: CatalogDoc; isNew: boolean },
): void {
  const numbers = numbersOf(doc);
  const changed = COLUMNS.filter((name) => shelf.columns[name][ordinal] !== numbers[name]);
  const moved = Object.values(rankings).filter(
    ({ keys }) => isNew || keys.some(({ column }) => changed.includes(column)),
  );
  if (!isNew) for (const ranking of moved) leaveRanking(ranking, ordinal);
  for (const name of changed) shelf.columns[name][ordinal] = numbers[name];
  for (const ranking of moved) enterRanking(ranking, ordinal);
}
