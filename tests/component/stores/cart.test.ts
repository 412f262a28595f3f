import { act, renderHook } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { aCartLine } from '@/tests/support/component/cart-line';

const IDS = [1, 2, 3] as const;
const id = fc.constantFrom(...IDS);
const amount = fc.integer({ min: 0, max: 2 });

type Step =
  | { kind: 'received'; lines: Map<number, number> }
  | { kind: 'desired'; id: number; amount: number }
  | { kind: 'settled'; id: number; amount: number }
  | { kind: 'ticked'; id: number; checked: boolean }
  | { kind: 'all'; checked: boolean };

const step: fc.Arbitrary<Step> = fc.oneof(
  fc
    .uniqueArray(fc.tuple(id, amount), { selector: ([one]) => one })
    .map((lines) => ({ kind: 'received' as const, lines: new Map(lines) })),
  fc.record({ kind: fc.constant('desired' as const), id, amount }),
  fc.record({ kind: fc.constant('settled' as const), id, amount }),
  fc.record({ kind: fc.constant('ticked' as const), id, checked: fc.boolean() }),
  fc.record({ kind: fc.constant('all' as const), checked: fc.boolean() }),
);

type Line = { amount: number; checked: boolean };

/** A model of the displayed cart: the shopper's pending changes on top of the state of the API. */
class Cart {
  isLoaded = false;
  lines = new Map<number, Line>();
  desired = new Map<number, number>();

  take(next: Step) {
    if (next.kind === 'received') this.#received(next.lines);
    if (next.kind === 'desired') this.desired.set(next.id, next.amount);
    if (next.kind === 'settled' && this.desired.get(next.id) === next.amount) {
      this.desired.delete(next.id);
    }
    if (next.kind === 'ticked' || next.kind === 'all') {
      for (const [known, line] of this.lines) {
        if (next.kind === 'all' || next.id === known) line.checked = next.checked;
      }
    }
  }

  #received(amounts: Map<number, number>) {
    const before = this.lines;
    this.isLoaded = true;
    this.lines = new Map(
      [...amounts].map(([one, pieces]) => {
        const checked = before.get(one)?.checked ?? pieces > 0;
        return [one, { amount: pieces, checked }];
      }),
    );
  }

  shown() {
    const count = (one: number) => this.desired.get(one) ?? this.lines.get(one)?.amount ?? 0;
    const isLeaving = (one: number) => count(one) === 0 && (this.lines.get(one)?.amount ?? 0) > 0;
    const lines = [...this.lines].filter(([one]) => !isLeaving(one));
    const coming = IDS.filter((one) => !this.lines.has(one) && count(one) > 0);
    return {
      isLoaded: this.isLoaded,
      lines: lines.map(([one, { checked }]) => [one, count(one), checked]),
      count: lines.length + coming.length,
      added: IDS.map(count),
      single: IDS.map((one) => this.lines.has(one)),
      isDesired: IDS.map((one) => [0, 1, 2].map((desired) => this.desired.get(one) === desired)),
    };
  }
}

type Store = typeof import('@/stores/cart');

function given(store: Store, next: Step) {
  switch (next.kind) {
    case 'received':
      return store.linesReceived(
        [...next.lines].map(([one, pieces]) => aCartLine(one, { amount: pieces })),
      );
    case 'desired':
      return store.amountDesired(next.id, next.amount);
    case 'settled':
      return store.amountSettled(next.id, next.amount);
    case 'ticked':
      return store.lineSelectionChanged(next.id, next.checked);
    case 'all':
      return store.allSelectionChanged(next.checked);
  }
}

test("applies pending changes to the API's cart and keeps the selection (S3-10)", async () => {
  const property = fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
    vi.resetModules();
    localStorage.clear();
    const store = await import('@/stores/cart');
    const { result, unmount } = renderHook(() => ({
      isLoaded: store.useIsCartLoaded(),
      lines: store
        .useCartLines()
        .map((line) => [line.sub_product.id, line.local_count, line.checked]),
      count: store.useCartCount(),
      added: IDS.map(store.useAddedCount),
      single: IDS.map((one) => store.useCartLine(one)?.sub_product.id === one),
    }));
    const cart = new Cart();
    for (const next of [null, ...steps]) {
      if (next) {
        cart.take(next);
        act(() => given(store, next));
      }
      const isDesired = IDS.map((one) =>
        [0, 1, 2].map((desired) => store.isAmountDesired(one, desired)),
      );
      expect({ ...result.current, isDesired }).toEqual(cart.shown());
    }
    unmount();
  });
  await fc.assert(property, { seed: 1, numRuns: 60 });
});
