import { create, useStore as useSource } from 'zustand';
import { persist } from 'zustand/middleware';
import { ORDER_CART_KEY } from '@/lib/constants';
import type { Order } from '@/lib/contract/order';
import { isRecord } from '@/lib/domain/is-record';
import { followStorage, localStore } from './local-store';

export type OrderCartLine = {
  sub_product: number;
  amount: number;
  /** The unit price in UZS that the shopper saw; the API only compares it (decision 12). */
  price: number;
  slug: string;
  name: string;
  image: string | null;
  options: string;
};

type OrderCartStore = {
  lines: OrderCartLine[];
  /**
   * The customer whose session has ended; other shoppers do not see the lines. `null` during the
   * session.
   */
  owner: number | null;
  isKnown: boolean;
  placed: PlacedFromCart | null;
};

/** `isEarlier`: the order was created before the shopper changed the form. */
type PlacedFromCart = { id: number; isEarlier: boolean };

const none: OrderCartLine[] = [];
const empty = { lines: none, owner: null, placed: null };

const useStore = create<OrderCartStore>()(
  persist((): OrderCartStore => ({ ...empty, isKnown: false }), {
    ...localStore(ORDER_CART_KEY, read),
    partialize: ({ lines, owner }) => ({ lines, owner }),
    merge: (stored, { placed }) => ({ ...read(stored), isKnown: true, placed }),
  }),
);

/** Returns the lines that `customer` may see. Guests have no checkout. */
export const useOrderCart = (customer: number | null) =>
  useStore((cart) => linesOf(cart, customer));

const storedCart = followStorage(useStore);

/** Returns whether the storage has been read; also follows changes and orders of other tabs. */
export const useIsOrderCartKnown = () => useSource(storedCart, ({ isKnown }) => isKnown);

export function orderCartFilled(lines: OrderCartLine[]) {
  useStore.setState({ ...empty, lines, isKnown: true });
}

type Change = { sub_product: number; price?: number; amount?: number };

/** Accepts the current price or fewer units of a line; 0 units remove the line. */
export function orderLineAccepted({ sub_product: id, ...change }: Change) {
  useStore.setState(({ lines }) => ({
    lines: lines
      .map((line) => (line.sub_product === id ? { ...line, ...change } : line))
      .filter(({ amount }) => amount > 0),
  }));
}

/** Returns the order that was placed from these lines; `null` before. */
export const usePlacedFromCart = () => useStore(({ placed }) => placed);

/** Removes the ordered lines only, because another tab may have added others. */
export function orderCartPlaced(
  { id, products }: Pick<Order, 'id' | 'products'>,
  { isEarlier }: { isEarlier: boolean },
) {
  const isOrdered = ({ sub_product, amount }: OrderCartLine) =>
    products.some((line) => line.sub_product === sub_product && line.amount === amount);
  rehydrateOrderCart();
  useStore.setState(({ lines }) => ({
    lines: lines.filter((line) => !isOrdered(line)),
    placed: { id, isEarlier },
  }));
}

/** Returns the stored lines, which another tab may have changed or ordered. */
export function currentOrderCart(customer: number): OrderCartLine[] {
  rehydrateOrderCart();
  return linesOf(useStore.getState(), customer);
}

/**
 * Keeps the lines for a customer whose session ended without a sign-out, so that they can continue
 * after the next sign-in (B-65).
 */
export function orderCartLeft(customer: number) {
  rehydrateOrderCart();
  useStore.setState(({ owner }) => ({ owner: owner ?? customer, placed: null }));
}

export function orderCartCleared() {
  useStore.setState(empty);
}

export function rehydrateOrderCart() {
  void useStore.persist.rehydrate();
}

function linesOf({ lines, owner }: OrderCartStore, customer: number | null): OrderCartLine[] {
  return owner === null || owner === customer ? lines : none;
}

function read(stored: unknown): Pick<OrderCartStore, 'lines' | 'owner'> {
  if (!isRecord(stored)) return { lines: [], owner: null };
  const lines = Array.isArray(stored.lines) ? stored.lines.filter(isLine) : [];
  return { lines, owner: typeof stored.owner === 'number' ? stored.owner : null };
}

function isLine(line: unknown): line is OrderCartLine {
  if (!isRecord(line)) return false;
  const { sub_product: id, amount, price, name, slug } = line;
  const numbers = [id, amount, price].every((value) => Number.isSafeInteger(value));
  return numbers && Number(amount) > 0 && typeof name === 'string' && typeof slug === 'string';
}
