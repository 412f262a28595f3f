import { create, useStore as useSource } from 'zustand';
import { persist } from 'zustand/middleware';
import { ORDER_CART_KEY } from '@/lib/constants';
import type { Order } from '@/lib/contract/order';
import { isRecord } from '@/lib/domain/is-record';
import { followStorage, localStore } from './local-store';

export type OrderCartLine = {
  sub_product: number;
  amount: number;
  /** The price of one piece: the API only compares it (decision 12). */
  price: number;
  slug: string;
  name: string;
  image: string | null;
  options: string;
};

type OrderCartStore = {
  lines: OrderCartLine[];
  /** The customer whose session has ended: no other sees the lines. `null` while it goes on. */
  owner: number | null;
  isKnown: boolean;
  placed: PlacedFromCart | null;
};

/** `isEarlier`: the order was made before the form that was sent last had been changed. */
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

/** The lines that `customer` may see; a guest has no checkout. */
export const useOrderCart = (customer: number | null) =>
  useStore((cart) => linesOf(cart, customer));

const storedCart = followStorage(useStore);

/** Also reads the storage, at once and when another tab has changed or ordered the lines. */
export const useIsOrderCartKnown = () => useSource(storedCart, ({ isKnown }) => isKnown);

export function orderCartFilled(lines: OrderCartLine[]) {
  useStore.setState({ ...empty, lines, isKnown: true });
}

type Change = { sub_product: number; price?: number; amount?: number };

/** Takes over the current price, or fewer pieces; 0 pieces remove the line. */
export function orderLineAccepted({ sub_product: id, ...change }: Change) {
  useStore.setState(({ lines }) => ({
    lines: lines
      .map((line) => (line.sub_product === id ? { ...line, ...change } : line))
      .filter(({ amount }) => amount > 0),
  }));
}

export const usePlacedFromCart = () => useStore(({ placed }) => placed);

/** Another tab may have filled in other lines since: only what was ordered is removed. */
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

/** The lines as they are stored now: another tab may have changed or ordered what is shown. */
export function currentOrderCart(customer: number): OrderCartLine[] {
  rehydrateOrderCart();
  return linesOf(useStore.getState(), customer);
}

/** Her session has ended without a sign-out: after the next sign-in she goes on (B-65). */
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
