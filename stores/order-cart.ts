import { create, type StoreApi, useStore as useSource } from 'zustand';
import { persist } from 'zustand/middleware';
import { ORDER_CART_KEY } from '@/lib/constants';
import { isRecord } from '@/lib/domain/is-record';
import { localStore } from './local-store';

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
  isKnown: boolean;
  placed: number | null;
};

const useStore = create<OrderCartStore>()(
  persist((): OrderCartStore => ({ lines: [], isKnown: false, placed: null }), {
    ...localStore(ORDER_CART_KEY, read),
    partialize: ({ lines }) => ({ lines }),
    merge: (stored, { placed }) => ({ ...read(stored), isKnown: true, placed }),
  }),
);

export const useOrderCart = () => useStore(({ lines }) => lines);

const storedCart: Pick<StoreApi<OrderCartStore>, 'getState' | 'getInitialState' | 'subscribe'> = {
  ...useStore,
  subscribe,
};

/** Also reads the storage, at once and when another tab has changed or ordered the lines. */
export const useIsOrderCartKnown = () => useSource(storedCart, ({ isKnown }) => isKnown);

export function orderCartFilled(lines: OrderCartLine[]) {
  useStore.setState({ lines, isKnown: true, placed: null });
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

export function orderCartPlaced(order: number) {
  useStore.setState({ lines: [], placed: order });
}

export function orderCartCleared() {
  useStore.setState({ lines: [], placed: null });
}

export function rehydrateOrderCart() {
  void useStore.persist.rehydrate();
}

function subscribe(listener: (state: OrderCartStore, previous: OrderCartStore) => void) {
  const unsubscribe = useStore.subscribe(listener);
  const onStorage = ({ key }: StorageEvent) => key === ORDER_CART_KEY && rehydrateOrderCart();
  rehydrateOrderCart();
  window.addEventListener('storage', onStorage);
  return () => {
    unsubscribe();
    window.removeEventListener('storage', onStorage);
  };
}

function read(stored: unknown): Pick<OrderCartStore, 'lines'> {
  const lines = isRecord(stored) && Array.isArray(stored.lines) ? stored.lines : [];
  return { lines: lines.filter(isLine) };
}

function isLine(line: unknown): line is OrderCartLine {
  if (!isRecord(line)) return false;
  const { sub_product: id, amount, price, name, slug } = line;
  const numbers = [id, amount, price].every((value) => Number.isSafeInteger(value));
  return numbers && Number(amount) > 0 && typeof name === 'string' && typeof slug === 'string';
}
