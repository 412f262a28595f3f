import { create } from 'zustand';
import type { CartLine } from '@/lib/contract/cart';
import { countWith } from '@/lib/domain/order/known-lists';
import { knownIds, listKnown } from './known-lists';

export type CartLineState = CartLine & {
  /** Whether the line is selected. Never sent to the API (S3-10). */
  checked: boolean;
  /**
   * The amount that the quantity control shows. It may differ from `amount` until the API responds.
   */
  local_count: number;
};

type CartStore = {
  isLoaded: boolean;
  lines: CartLineState[];
  /**
   * The ids of the variants in the cart, as an earlier page stored them; unused once `isLoaded` is
   * true.
   */
  known: number[];
  /** Pending amounts, keyed by variant id. */
  desired: Record<number, number>;
  linesReceived: (lines: CartLine[]) => void;
  amountDesired: (subProduct: number, amount: number) => void;
  amountSettled: (subProduct: number, amount: number) => void;
  lineSelectionChanged: (subProduct: number, checked: boolean) => void;
  allSelectionChanged: (checked: boolean) => void;
};

const useStore = create<CartStore>()((set) => ({
  isLoaded: false,
  lines: [],
  known: [],
  desired: {},
  linesReceived: (lines) => {
    listKnown(
      'cart',
      lines.map(({ sub_product }) => sub_product.id),
    );
    set((cart) => ({ isLoaded: true, lines: lines.map((line) => toState(line, cart)) }));
  },
  amountDesired: (subProduct, amount) =>
    set(({ lines, desired }) => counted(lines, { ...desired, [subProduct]: amount })),
  amountSettled: (subProduct, amount) =>
    set(({ lines, desired }) => {
      const { [subProduct]: latest, ...others } = desired;
      return latest === amount ? counted(lines, others) : {};
    }),
  lineSelectionChanged: (subProduct, checked) =>
    set(({ lines }) => ({
      lines: lines.map((line) =>
        line.sub_product.id === subProduct ? { ...line, checked } : line,
      ),
    })),
  allSelectionChanged: (checked) =>
    set(({ lines }) => ({ lines: lines.map((line) => ({ ...line, checked })) })),
}));

export const {
  linesReceived,
  amountDesired,
  amountSettled,
  lineSelectionChanged,
  allSelectionChanged,
} = useStore.getState();

// The ids are set separately, because the initial state must match the server's HTML.
useStore.setState({ known: knownIds('cart') });

/** Returns the lines without those that are being removed. */
export const useCartLines = () => useStore(({ lines }) => lines).filter((line) => !isLeaving(line));

export const useIsCartLoaded = () => useStore(({ isLoaded }) => isLoaded);

/**
 * Returns the number of lines, including those that are being added and excluding those that are
 * being removed.
 */
export const useCartCount = () => useStore(countOf);

export const useCartLine = (subProduct: number) =>
  useStore(({ lines }) => lineOf(lines, subProduct));

export const useAddedCount = (subProduct: number) =>
  useStore(({ lines, desired }) => desired[subProduct] ?? lineOf(lines, subProduct)?.amount ?? 0);

export function isAmountDesired(subProduct: number, amount: number): boolean {
  return useStore.getState().desired[subProduct] === amount;
}

// A line keeps its selection when the list is fetched again. A new line is selected if it has any
// units (S3-10).
function toState(line: CartLine, { lines, desired }: CartStore): CartLineState {
  const known = lineOf(lines, line.sub_product.id);
  return {
    ...line,
    checked: known?.checked ?? line.amount > 0,
    local_count: desired[line.sub_product.id] ?? line.amount,
  };
}

function counted(lines: CartLineState[], desired: Record<number, number>) {
  return {
    desired,
    lines: lines.map((line) => ({
      ...line,
      local_count: desired[line.sub_product.id] ?? line.amount,
    })),
  };
}

function countOf({ isLoaded, known, lines, desired }: CartStore): number {
  if (!isLoaded) return countWith(known, desired);
  const added = Object.entries(desired).filter(
    ([id, amount]) => amount > 0 && !lineOf(lines, Number(id)),
  );
  return lines.filter((line) => !isLeaving(line)).length + added.length;
}

function lineOf(lines: CartLineState[], subProduct: number): CartLineState | undefined {
  return lines.find((line) => line.sub_product.id === subProduct);
}

/**
 * Returns whether the removal of a line is pending. A line that the API sends with 0 units stays
 * visible.
 */
function isLeaving({ local_count, amount }: CartLineState): boolean {
  return local_count === 0 && amount > 0;
}
