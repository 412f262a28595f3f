import { create, useStore as useSource } from 'zustand';
import { persist } from 'zustand/middleware';
import { ORDER_CART_KEY } from '@/lib/constants';
import type { Order } from '@/lib/contract/order';
import { isRecord } from '@/lib/domain/is-record';
import { followStorage, localStore } from './local-store';

export type OrderCartLine = {
  sub_product: number;
  amount: number;
  /**
   * The unit price in UZS that the shopper saw. The API only compares it with the current price
   * (product decision 12).
   */
  price: number;
  slug: string;
  name: string;
  image: string | null;
  options: string;
};

type OrderCartStore = {
  lines: OrderCartLine[];
  /** The promo code typed in the cart; it does not always give a discount. */
  promo: string | null;
  /**
   * The id of the customer whose session has ended. Other shoppers do not see that customer's
   * lines. `null` while the session lasts.
   */
  owner: number | null;
  isKnown: boolean;
  placed: PlacedFromCart | null;
};

/** `isEarlier`: the order was created before the shopper changed the form. */
type PlacedFromCart = { id: number; isEarlier: boolean };

const none: OrderCartLine[] = [];
const empty = { lines: none, promo: null, owner: null, placed: null };

const useStore = create<OrderCartStore>()(
  persist((): OrderCartStore => ({ ...empty, isKnown: false }), {
    ...localStore(ORDER_CART_KEY, read),
    partialize: ({ lines, promo, owner }) => ({ lines, promo, owner }),
    merge: (stored, { placed }) => ({ ...read(stored), isKnown: true, placed }),
  }),
);

/** Returns the lines that `customer` may see; a `customer` of `null` is a guest. */
export const useOrderCart = (customer: number | null) =>
  useStore((cart) => linesOf(cart, customer));

const storedCart = followStorage(useStore);

/** Returns the promo code that `customer` may see; a `customer` of `null` is a guest. */
export const useOrderPromo = (customer: number | null) =>
  useSource(storedCart, ({ promo, owner }) => (isOwn(owner, customer) ? promo : null));

/**
 * Returns whether the storage has been read. The hook also applies changes and orders from other
 * tabs.
 */
export const useIsOrderCartKnown = () => useSource(storedCart, ({ isKnown }) => isKnown);

/**
 * Starts a checkout of these lines. The promo code of the cart is kept unless it belongs to another
 * customer.
 */
export function orderCartFilled(lines: OrderCartLine[], customer: number | null = null) {
  useStore.setState(({ promo, owner }) => ({
    ...empty,
    promo: isOwn(owner, customer) ? promo : null,
    lines,
    isKnown: true,
  }));
}

/** Stores a promo code for the next order; `null` removes it. */
export function orderPromoEntered(promo: string | null, customer: number | null) {
  useStore.setState(({ owner }) => ({ ...(!isOwn(owner, customer) && empty), promo }));
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

/** Returns the order that was placed from the lines, or `null` if none has been placed yet. */
export const usePlacedFromCart = () => useStore(({ placed }) => placed);

/**
 * Removes the ordered lines, and the promo code if the order used it. Other lines stay, because
 * another tab may have added them.
 */
export function orderCartPlaced(
  { id, products, promo: used }: Pick<Order, 'id' | 'products' | 'promo'>,
  { isEarlier }: { isEarlier: boolean },
) {
  const isOrdered = ({ sub_product, amount }: OrderCartLine) =>
    products.some((line) => line.sub_product === sub_product && line.amount === amount);
  rehydrateOrderCart();
  useStore.setState(({ lines, promo }) => ({
    lines: lines.filter((line) => !isOrdered(line)),
    promo: used?.code === promo ? null : promo,
    placed: { id, isEarlier },
  }));
}

/** Returns the stored lines, which another tab may have changed or ordered. */
export function currentOrderCart(customer: number): OrderCartLine[] {
  rehydrateOrderCart();
  return linesOf(useStore.getState(), customer);
}

/**
 * Keeps the lines for a customer whose session ended without a sign-out, so that this customer can
 * continue after the next sign-in (B-65).
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
  return isOwn(owner, customer) ? lines : none;
}

function isOwn(owner: number | null, customer: number | null): boolean {
  return owner === null || owner === customer;
}

function read(stored: unknown): Pick<OrderCartStore, 'lines' | 'promo' | 'owner'> {
  if (!isRecord(stored)) return { lines: [], promo: null, owner: null };
  const lines = Array.isArray(stored.lines) ? stored.lines.filter(isLine) : [];
  const owner = typeof stored.owner === 'number' ? stored.owner : null;
  return { lines, promo: typeof stored.promo === 'string' ? stored.promo : null, owner };
}

function isLine(line: unknown): line is OrderCartLine {
  if (!isRecord(line)) return false;
  const { sub_product: id, amount, price, name, slug } = line;
  const numbers = [id, amount, price].every((value) => Number.isSafeInteger(value));
  return numbers && Number(amount) > 0 && typeof name === 'string' && typeof slug === 'string';
}
