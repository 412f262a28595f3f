import { addTag, TAG_KINDS } from '@/api/search/words/tags';
import { addWord } from '@/api/search/words/vocabulary';
import { catalogFlags } from '@/lib/domain/product/catalog-flags';
import { countBits, docIdsIn } from './bitset';
import type { CatalogState } from './catalog-state';
import { COLUMNS } from './column-store';
import { NOBODY, rebuildAllocator } from './doc-id-allocator';
import { type ForwardIndex, restoreForwardIndex } from './forward-index';
import { postingsOf } from './postings';
import { orderNow, placeAll } from './ranking';
import type { Steps } from './steps';

const WORDS_A_STEP = 4096;

/** The serializable parts of a catalog index; everything else is derived from them. */
export type StateParts = {
  arrays: [name: string, array: Float64Array | Uint32Array | Int32Array][];
  /** The folded words of the names, indexed by term id. */
  words: Iterable<string>;
  spelled: [word: string, latin: string | null, cyrillic: string | null][];
};

/** Reads the parts of a stored index. Each part can be read only once. */
export type StoredParts = {
  floats: (name: string) => Float64Array;
  words32: (name: string) => Uint32Array;
  signed: (name: string) => Int32Array;
  words: () => Iterable<string>;
  spelled: () => StateParts['spelled'];
};

export function partsOfState({ store, tags, names, rankings }: CatalogState): StateParts {
  const { end, owners } = store.allocator;
  const sets = { alive: store.alive, ...store.flags };
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
export function* restoreState(state: CatalogState, parts: StoredParts): Steps {
  restoreStore(state, parts);
  yield;
  yield* restoreTags(state, parts);
  yield* restoreNames(state, parts);
  for (const [name, ranking] of Object.entries(state.rankings)) {
    placeAll(ranking, parts.words32(`by ${name}`));
    ranking.isBuilt = true;
    yield;
  }
}

function restoreStore({ store }: CatalogState, { floats, words32, signed }: StoredParts): void {
  for (const name of COLUMNS) store.columns[name] = floats(name);
  store.alive = words32('alive');
  for (const { name } of catalogFlags) store.flags[name] = words32(name);
  rebuildAllocator(store.allocator, signed('owners'), store.alive);
  const { id: ids } = store.columns;
  for (const docId of docIdsIn(store.alive, countBits(store.alive))) {
    store.docIds.set(ids[docId] ?? 0, docId);
  }
}

function* restoreTags({ tags }: CatalogState, { floats, words32 }: StoredParts): Steps {
  const kinds = words32('tagKinds');
  for (const [termId, id] of floats('tagIds').entries()) {
    const kind = TAG_KINDS[kinds[termId] ?? 0];
    if (kind) addTag(tags, kind, id);
  }
  const forwardIndex = restoreForwardIndex(words32('tags data'), words32('tags spans'));
  tags.inverted.forwardIndex = forwardIndex;
  tags.inverted.postings = yield* postingsOf(forwardIndex, tags.idOf.length);
}

function* restoreNames({ names }: CatalogState, parts: StoredParts): Steps {
  for (const word of parts.words()) {
    if (addWord(names.vocabulary, word) % WORDS_A_STEP === 0) yield;
  }
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
  names.inverted.forwardIndex = forwardIndex;
  names.inverted.postings = yield* postingsOf(forwardIndex, names.vocabulary.words.length);
}
