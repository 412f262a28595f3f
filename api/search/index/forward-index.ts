import { grown, word } from './bitset';

/**
 * The ascending term ids of each doc in one array. `spans` has the start and length for each doc.
 */
export type ForwardIndex = { data: Uint32Array; spans: Uint32Array; used: number; live: number };

export function createForwardIndex(): ForwardIndex {
  return { data: new Uint32Array(64), spans: new Uint32Array(64), used: 0, live: 0 };
}

export function restoreForwardIndex(data: Uint32Array, spans: Uint32Array): ForwardIndex {
  let live = 0;
  for (let docId = 0; 2 * docId < spans.length; docId++) live += word(spans, 2 * docId + 1);
  return { data, spans, used: data.length, live };
}

/** Returns a view that is valid until the next write. */
export function termIdsOf({ data, spans }: ForwardIndex, docId: number): Uint32Array {
  const from = spans[2 * docId] ?? 0;
  return data.subarray(from, from + (spans[2 * docId + 1] ?? 0));
}

export function writeTermIds(index: ForwardIndex, docId: number, termIds: number[]): void {
  index.spans = grown(index.spans, 2 * docId + 2);
  const before = word(index.spans, 2 * docId + 1);
  if (termIds.length > before) {
    index.data = grown(index.data, index.used + termIds.length);
    index.spans[2 * docId] = index.used;
    index.used += termIds.length;
  }
  index.data.set(termIds, word(index.spans, 2 * docId));
  index.spans[2 * docId + 1] = termIds.length;
  index.live += termIds.length - before;
  if (index.used > 2 * index.live + 4096) compact(index);
}

/** Releases spare capacity. */
export function trimForwardIndex(index: ForwardIndex, docIds: number): void {
  index.data = index.data.slice(0, index.used);
  index.spans = index.spans.slice(0, 2 * docIds);
}

function compact(index: ForwardIndex): void {
  const data = new Uint32Array(index.live);
  let used = 0;
  for (let docId = 0; 2 * docId < index.spans.length; docId++) {
    const termIds = termIdsOf(index, docId);
    data.set(termIds, used);
    index.spans[2 * docId] = used;
    used += termIds.length;
  }
  index.data = data;
  index.used = used;
}
