import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';

const IDS = [1, 2, 3] as const;
const like = { id: fc.constantFrom(...IDS), isLiked: fc.boolean() };
const step = fc.oneof(
  fc.record({ kind: fc.constant('received' as const), ids: fc.subarray<number>([...IDS]) }),
  fc.record({ kind: fc.constant('desired' as const), ...like }),
  fc.record({ kind: fc.constant('settled' as const), ...like }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Store = typeof import('@/stores/liked');

class Liked {
  known: number[] = [];
  desired = new Map<number, boolean>();

  take(next: Step) {
    if (next.kind === 'received') this.known = next.ids;
    else if (next.kind === 'desired') this.desired.set(next.id, next.isLiked);
    else if (this.desired.get(next.id) === next.isLiked) this.desired.delete(next.id);
  }

  isShown(id: number) {
    return this.desired.get(id) ?? this.known.includes(id);
  }
}

function given(store: Store, next: Step) {
  if (next.kind === 'received') return store.likedReceived(next.ids);
  if (next.kind === 'desired') return store.likeDesired(next.id, next.isLiked);
  return store.likeSettled(next.id, next.isLiked);
}

test("applies pending likes to the API's wishlist and its count", async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
    vi.resetModules();
    localStorage.clear();
    const store = await import('@/stores/liked');
    const { result, unmount } = renderHook(() => ({
      each: IDS.map(store.useIsLiked),
      ids: store.useLikedIds().toSorted(),
      count: store.useLikedCount(),
    }));
    const liked = new Liked();
    expect(result.current).toEqual({ each: [false, false, false], ids: [], count: 0 });
    for (const next of steps) {
      liked.take(next);
      act(() => given(store, next));
      const each = IDS.map((one) => liked.isShown(one));
      const ids = IDS.filter((_, index) => each[index]);
      expect(result.current).toEqual({ each, ids, count: ids.length });
      for (const one of IDS) {
        expect(store.isLikeDesired(one, true)).toBe(liked.desired.get(one) === true);
        expect(store.isLikeDesired(one, false)).toBe(liked.desired.get(one) === false);
      }
    }
    unmount();
  });
  await fc.assert(property, { seed: 1, numRuns: 60 });
});
