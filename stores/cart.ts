import { create } from 'zustand';
import type { CartLine } from '@/lib/contract/cart';
import { countWith } from '@/lib/domain/order/known-lists';
import { knownIds, listKnown } from './known-lists';

export type CartLineState = CartLine & {
  /** The tick of the line, never sent (S3-10). */
  checked: boolean;
  /** The amount in the quantity control: ahead of `amount` until the API answers. */
  local_count: number;
};

type CartStore = {
  isLoaded: boolean;
  lines: CartLineState[];
  /** Sub-products of the cart as an earlier page stored them; unused once `isLoaded`. */
  known: number[];
  /** Requested amounts by sub-product that the API has not yet answered. */
  desired: Record<number, number>;
  linesReceived: (lines: CartLine[]) => void;
  amountDesired: (subProduct: number, amount: number) => void;
  amountSettled: (subProduct: number, amount: number) => void;
  lineTicked: (subProduct: number, checked: boolean) => void;
  allTicked: (checked: boolean) => void;
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
  lineTicked: (subProduct, checked) =>
    set(({ lines }) => ({
      lines: lines.map((line) =>
        line.sub_product.id === subProduct ? { ...line, checked } : line,
      ),
    })),
  allTicked: (checked) =>
    set(({ lines }) => ({ lines: lines.map((line) => ({ ...line, checked })) })),
}));

export const { linesReceived, amountDesired, amountSettled, lineTicked, allTicked } =
  useStore.getState();

// Not a part of the initial state, which is that of the server's HTML.
useStore.setState({ known: knownIds('cart') });

/** Without the lines that are being removed. */
export const useCartLines = () => useStore(({ lines }) => lines).filter((line) => !isLeaving(line));

export const useIsCartLoaded = () => useStore(({ isLoaded }) => isLoaded);

/** The number of lines, those being added included. */
export const useCartCount = () => useStore(countOf);

export const useCartLine = (subProduct: number) =>
  useStore(({ lines }) => lineOf(lines, subProduct));

export const useAddedCount = (subProduct: number) =>
  useStore(({ lines, desired }) => desired[subProduct] ?? lineOf(lines, subProduct)?.amount ?? 0);

export function isAmountDesired(subProduct: number, amount: number): boolean {
  return useStore.getState().desired[subProduct] === amount;
}

// A reload keeps the ticks; a new line starts ticked if it has any pieces (S3-10).
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
  const coming = Object.entries(desired).filter(
    ([id, amount]) => amount > 0 && !lineOf(lines, Number(id)),
  );
  return lines.filter((line) => !isLeaving(line)).length + coming.length;
}

function lineOf(lines: CartLineState[], subProduct: number): CartLineState | undefined {
  return lines.find((line) => line.sub_product.id === subProduct);
}

/** Removal was requested; a line that the API itself sends with 0 pieces stays visible. */
function isLeaving({ local_count, amount }: CartLineState): boolean {
  return local_count === 0 && amount > 0;
}
