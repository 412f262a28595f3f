import type { TagKind, Tags } from '@/api/search/words/tags';
import { type Bitset, countBits, intersect, isEmpty, unite } from './bitset';
import { type BitsetPool, takeCopy, takeEmpty } from './bitset-pool';
import { sizeOf, uniteWith } from './postings';
import type { TextIndex } from './text-index';
import type { GoodsSets, TextSets } from './text-sets';

type Source = { index: TextIndex; pool: BitsetPool };

export function goodsSets({ index, pool, tags }: Source & { tags: Tags }): GoodsSets<Bitset> {
  const { inverted, termIds } = tags;
  return {
    ...textSets({ index, pool }),
    isCarried: (valueId) => sizeOf(inverted.postings, termIds.values.get(valueId) ?? -1) > 0,
    withValues: (ids) => withAnyTag({ tags, pool }, 'values', ids),
    ofCategories: (ids) => withAnyTag({ tags, pool }, 'categories', ids),
  };
}

/** Returns operations on sets of entries that have only names, such as categories. */
export function textSets({ index, pool }: Source): TextSets<Bitset> {
  const { postings } = index.inverted;
  return {
    termOf: (word) => index.vocabulary.words.idOf(word) ?? -1,
    uses: (termId) => sizeOf(postings, termId),
    unlisted: () => [],
    isCarried: () => false,
    withTerms: (forms) => withTerms({ index, pool }, forms),
    withValues: () => takeEmpty(pool),
    unite(target, other) {
      unite(target, other);
      return target;
    },
    intersect(target, other) {
      intersect(target, other);
      return target;
    },
    copy: (set) => takeCopy(pool, set),
    count: countBits,
    isEmpty,
  };
}

export function withAnyTag(
  { tags, pool }: { tags: Tags; pool: BitsetPool },
  kind: TagKind,
  ids: number[],
): Bitset {
  const set = takeEmpty(pool);
  for (const id of ids) {
    const termId = tags.termIds[kind].get(id);
    if (termId !== undefined) uniteWith(set, tags.inverted.postings, termId);
  }
  return set;
}

function withTerms({ index, pool }: Source, forms: number[][]): Bitset {
  const { postings } = index.inverted;
  const set = takeEmpty(pool);
  for (const [first, ...others] of forms) {
    if (first === undefined) continue;
    if (others.length === 0) uniteWith(set, postings, first);
    else unite(set, withAllTerms({ index, pool }, [first, ...others]));
  }
  return set;
}

function withAllTerms({ index, pool }: Source, termIds: number[]): Bitset {
  const sets = termIds.map((termId) => {
    const set = takeEmpty(pool);
    uniteWith(set, index.inverted.postings, termId);
    return set;
  });
  const common = takeCopy(pool, sets[0] ?? takeEmpty(pool));
  for (const set of sets) intersect(common, set);
  return common;
}
