/** A stored row. */
export type Old<Values> = { id: number; position: number; values: Values };
/** A row of the file, with its id if the file contains one. */
export type WantedRow<Values> = { id?: number | undefined; values: Values };
/** A row of the file with the stored row that it replaces. */
export type Pair<Values> = { old: (Old<Values> & { rank: number }) | null; values: Values };

/**
 * Matches rows of the file with stored ones by id, or else by key. Each stored row is used at most
 * once.
 */
export function matchRows<Values>(
  old: Old<Values>[],
  wanted: WantedRow<Values>[],
  keyOf: (values: Values) => string,
): Pair<Values>[] {
  const ranked = old.map((row, rank) => ({ ...row, rank }));
  const byId = new Map(ranked.map((row) => [row.id, row]));
  const named = new Set(wanted.flatMap(({ id }) => id ?? []));
  const byKey = new Map<string, typeof ranked>();
  for (const row of ranked.filter(({ id }) => !named.has(id))) {
    const key = keyOf(row.values);
    const same = byKey.get(key);
    if (same) same.push(row);
    else byKey.set(key, [row]);
  }
  return wanted.map(({ id, values }) => {
    const found = id === undefined ? byKey.get(keyOf(values))?.shift() : byId.get(id);
    return { old: found ?? null, values };
  });
}

/** Returns whether the stored rows that the file keeps are in a different order than before. */
export function isReordered(pairs: readonly Pair<unknown>[]): boolean {
  const ranks = pairs.flatMap(({ old }) => old?.rank ?? []);
  return ranks.some((rank, at) => rank < (ranks[at - 1] ?? 0));
}

/** Computes positions. Rows that keep their order keep their positions, even if new rows follow. */
export function positionsOf(pairs: readonly Pair<unknown>[]): number[] {
  const firstNew = pairs.findIndex(({ old }) => old === null);
  const kept = firstNew === -1 ? pairs : pairs.slice(0, firstNew);
  const isGrown = pairs.slice(kept.length).every(({ old }) => old === null);
  if (!isGrown || isReordered(kept)) return pairs.map((_, at) => at);
  const last = Math.max(-1, ...kept.flatMap(({ old }) => old?.position ?? []));
  return pairs.map(({ old }, at) => old?.position ?? last + 1 + at - kept.length);
}

/** Computes positions separately within each group. */
export function positionsWithin<Values>(
  pairs: readonly Pair<Values>[],
  groupOf: (values: Values) => unknown,
): number[] {
  const groups = new Map<unknown, Pair<Values>[]>();
  for (const pair of pairs) {
    const group = groupOf(pair.values);
    const same = groups.get(group);
    if (same) same.push(pair);
    else groups.set(group, [pair]);
  }
  const places = new Map<Pair<Values>, number>();
  for (const group of groups.values()) {
    const positions = positionsOf(group);
    group.forEach((pair, at) => {
      places.set(pair, positions[at] ?? at);
    });
  }
  return pairs.map((pair) => places.get(pair) ?? 0);
}
