import { create } from 'zustand';
import { useShallow } from 'zustand/react/shallow';
import type { CartLine } from '@/lib/contract/cart';

export type CartLineState = CartLine & {
  /** The shopper's own tick, never sent (spec §3). */
  checked: boolean;
  /** What the line's quantity control shows: ahead of `amount` until the shop has answered. */
  local_count: number;
};

type CartStore = {
  isLoaded: boolean;
  lines: CartLineState[];
  /** Amounts by sub-product that the shopper has asked for and the shop has not yet answered. */
  wished: Record<number, number>;
  linesReceived: (lines: CartLine[]) => void;
  amountWished: (subProduct: number, amount: number) => void;
  wishAnswered: (subProduct: number, amount: number) => void;
  lineTicked: (subProduct: number, checked: boolean) => void;
  allTicked: (checked: boolean) => void;
};

const useStore = create<CartStore>()((set) => ({
  isLoaded: false,
  lines: [],
  wished: {},
  linesReceived: (lines) =>
    set((cart) => ({ isLoaded: true, lines: lines.map((line) => toState(line, cart)) })),
  amountWished: (subProduct, amount) =>
    set(({ lines, wished }) => counted(lines, { ...wished, [subProduct]: amount })),
  wishAnswered: (subProduct, amount) =>
    set(({ lines, wished }) => {
      const { [subProduct]: latest, ...others } = wished;
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

export const { linesReceived, amountWished, wishAnswered, lineTicked, allTicked } =
  useStore.getState();

/** Without the lines that are on their way out. */
export const useCartLines = () =>
  useStore(useShallow(({ lines }) => lines.filter((line) => !isLeaving(line))));

export const useIsCartLoaded = () => useStore(({ isLoaded }) => isLoaded);

/** How many different things are in the cart, those on their way into it included. */
export const useCartCount = () => useStore(countOf);

export const useCartLine = (subProduct: number) =>
  useStore(({ lines }) => lineOf(lines, subProduct));

/** How many pieces of a sub-product are in the cart. */
export const useAddedCount = (subProduct: number) =>
  useStore(({ lines, wished }) => wished[subProduct] ?? lineOf(lines, subProduct)?.amount ?? 0);

export function isWished(subProduct: number, amount: number): boolean {
  return useStore.getState().wished[subProduct] === amount;
}

// A reload keeps the shopper's ticks; a new line starts ticked when it holds anything (spec §3).
function toState(line: CartLine, { lines, wished }: CartStore): CartLineState {
  const known = lineOf(lines, line.sub_product.id);
  return {
    ...line,
    checked: known?.checked ?? line.amount > 0,
    local_count: wished[line.sub_product.id] ?? line.amount,
  };
}

function counted(lines: CartLineState[], wished: Record<number, number>) {
  return {
    wished,
    lines: lines.map((line) => ({
      ...line,
      local_count: wished[line.sub_product.id] ?? line.amount,
    })),
  };
}

function countOf({ lines, wished }: CartStore): number {
  const coming = Object.entries(wished).filter(
    ([id, amount]) => amount > 0 && !lineOf(lines, Number(id)),
  );
  return lines.filter((line) => !isLeaving(line)).length + coming.length;
}

function lineOf(lines: CartLineState[], subProduct: number): CartLineState | undefined {
  return lines.find((line) => line.sub_product.id === subProduct);
}

/** Asked to be taken out; a line that the shop itself sends empty stays to be seen. */
function isLeaving({ local_count, amount }: CartLineState): boolean {
  return local_count === 0 && amount > 0;
}
