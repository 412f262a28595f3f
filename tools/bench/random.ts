export type Random = { below: (max: number) => number; of: <T>(list: readonly T[]) => T };

/** Creates a random number generator (mulberry32). The same seed yields the same sequence. */
export function createRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    const a = Math.imul(state ^ (state >>> 15), state | 1);
    const b = (a + Math.imul(a ^ (a >>> 7), a | 61)) ^ a;
    return ((b ^ (b >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (max: number) => Math.floor(next() * max);
  return {
    below,
    of(list) {
      const item = list[below(list.length)];
      if (item === undefined) throw new Error('Cannot pick an item from an empty list.');
      return item;
    },
  };
}
