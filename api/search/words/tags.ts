import type { IdCount } from '@/api/search/catalog-query';
import { assignTermIds, createInverted, type Inverted } from '@/api/search/index/inverted';
import { sizeOf } from '@/api/search/index/postings';
import { createTermBlocks, discardBlockOf, type TermBlocks } from '@/api/search/index/term-blocks';

export const TAG_KINDS = ['categories', 'attributes', 'values', 'collections', 'sales'] as const;
export type TagKind = (typeof TAG_KINDS)[number];

/**
 * Categories, attributes, values, collections and sales. One index holds all five kinds, so their
 * ids are mapped to term ids.
 */
export type Tags = {
  inverted: Inverted;
  blocks: TermBlocks;
  termIds: Record<TagKind, Map<number, number>>;
  kindOf: TagKind[];
  idOf: number[];
};

export function createTags(): Tags {
  const termIds = {
    categories: new Map<number, number>(),
    attributes: new Map<number, number>(),
    values: new Map<number, number>(),
    collections: new Map<number, number>(),
    sales: new Map<number, number>(),
  };
  return { inverted: createInverted(), blocks: createTermBlocks(), termIds, kindOf: [], idOf: [] };
}

export function assignTags(
  tags: Tags,
  docId: number,
  carried: Partial<Record<TagKind, number[]>>,
): void {
  const termIds: number[] = [];
  for (const kind of TAG_KINDS) {
    for (const id of carried[kind] ?? []) termIds.push(claimTermId(tags, kind, id));
  }
  if (assignTermIds(tags.inverted, docId, termIds)) discardBlockOf(tags.blocks, docId);
}

function claimTermId(tags: Tags, kind: TagKind, id: number): number {
  return tags.termIds[kind].get(id) ?? addTag(tags, kind, id);
}

export function addTag(tags: Tags, kind: TagKind, id: number): number {
  const termId = tags.idOf.push(id) - 1;
  tags.kindOf.push(kind);
  tags.termIds[kind].set(id, termId);
  return termId;
}

/** Returns the number of docs for each tag of a kind. Omits tags without docs. */
export function countsOf({ termIds, inverted }: Tags, kind: TagKind): IdCount[] {
  return [...termIds[kind]]
    .map(([id, termId]) => ({ id, count: sizeOf(inverted.postings, termId) }))
    .filter(({ count }) => count > 0);
}
