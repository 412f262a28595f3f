import type { Bitset } from './bitset';
import type { CatalogState } from './catalog-state';
import { COLUMNS } from './column-store';
import { NOBODY, rebuildAllocator } from './doc-id-allocator';
import { type ForwardIndex, restoreForwardIndex } from './forward-index';
import { postingsOf } from './postings';
import { orderNow, placeAll } from './ranking';
import { addTag, TAG_KINDS } from './tags';
import { addWord } from './vocabulary';

/** What a catalogue index is made of: everything else of it follows from these. */
export type StateParts = {
  arrays: [name: string, array: Float64Array | Uint32Array | Int32Array][];
  /** The folded words of the names, each at the place of its term id. */
  words: string[];
  spelled: [word: string, latin: string | null, cyrillic: string | null][];
};

/** Where a stored index is read from; each is asked for once, and gone then. */
export type StoredParts = {
  floats: (name: string) => Float64Array;
  words32: (name: string) => Uint32Array;
  signed: (name: string) => Int32Array;
  words: () => string[];
  spelled: () => StateParts['spelled'];
};

export function partsOfState({ store, tags, names, rankings }: CatalogState): StateParts {
  const { end, owners } = store.allocator;
  const sets = { alive: store.alive, discounted: store.discounted, express: store.express };
  return {
    arrays: [
      ...COLUMNS.map((name) => [name, store.columns[name].subarray(0, end)] as const),
      ...Object.entries(sets),
      ['owners', Int32Array.from(owners, (owner) => owner ?? NOBODY)] as const,
      ['tagIds', Float64Array.from(tags.idOf)] as const,
      ['tagKinds', Uint32Array.from(tags.kindOf, (kind) => TAG_KINDS.indexOf(kind))] as const,
      ...forwardParts('tags', tags.inverted.forwardIndex, end),
      ...forwardParts('names', names.inverted.forwardIndex, end),
      ...Object.entries(rankings).map(([name, one]) => [`by ${name}`, orderNow(one)] as const),
    ].map(([name, array]) => [name, array]),
    words: names.vocabulary.words,
    spelled: [...names.vocabulary.spelled].map(([word, { latin, cyrillic }]) => [
      word,
      latin ?? null,
      cyrillic ?? null,
    ]),
  };
}

function forwardParts(name: string, { data, spans, used }: ForwardIndex, end: number) {
  return [
    [`${name} data`, data.subarray(0, used)],
    [`${name} spans`, spans.subarray(0, 2 * end)],
  ] as const;
}

/** Fills an empty state. */
export function restoreState(state: CatalogState, parts: StoredParts): void {
  restoreStore(state, parts);
  restoreTags(state, parts);
  restoreNames(state, parts);
  for (const [name, ranking] of Object.entries(state.rankings)) {
    placeAll(ranking, parts.words32(`by ${name}`));
    ranking.isBuilt = true;
  }
}

function restoreStore({ store }: CatalogState, { floats, words32, signed }: StoredParts): void {
  for (const name of COLUMNS) store.columns[name] = floats(name);
  store.alive = words32('alive');
  store.discounted = words32('discounted');
  store.express = words32('express');
  rebuildAllocator(store.allocator, signed('owners'), store.alive);
  const { id: ids } = store.columns;
  forEachIn(store.alive, (docId) => store.docIds.set(ids[docId] ?? 0, docId));
}

function restoreTags({ tags }: CatalogState, { floats, words32 }: StoredParts): void {
  const kinds = words32('tagKinds');
  for (const [termId, id] of floats('tagIds').entries()) {
    const kind = TAG_KINDS[kinds[termId] ?? 0];
    if (kind) addTag(tags, kind, id);
  }
  const forwardIndex = restoreForwardIndex(words32('tags data'), words32('tags spans'));
  tags.inverted = { forwardIndex, postings: postingsOf(forwardIndex, tags.idOf.length) };
}

function restoreNames({ names }: CatalogState, parts: StoredParts): void {
  const words = parts.words();
  for (const word of words) addWord(names.vocabulary, word);
  for (const [word, latin, cyrillic] of parts.spelled()) {
    names.vocabulary.spelled.set(word, {
      ...(latin !== null && { latin }),
      ...(cyrillic !== null && { cyrillic }),
    });
  }
  const forwardIndex = restoreForwardIndex(
    parts.words32('names data'),
    parts.words32('names spans'),
  );
  names.inverted = { forwardIndex, postings: postingsOf(forwardIndex, words.length) };
}

function forEachIn(set: Bitset, visit: (docId: number) => void): void {
  for (const [i, word] of set.entries()) {
    for (let bit = 0; bit < 32; bit++) if ((word >>> bit) & 1) visit((i << 5) + bit);
  }
}
