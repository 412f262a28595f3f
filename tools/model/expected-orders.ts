import type { OrderStatus, PaymentStatus } from '@/lib/constants';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import {
  type Browser,
  cartOf,
  type Expected,
  type Good,
  INSTALMENT_LIMIT,
  type Order,
  priceOf,
  SETTINGS,
  shopperOf,
  stockOf,
  sum,
} from './expected';

const HOUR_MS = 60 * 60 * 1000;
export const PAY_MS = 12 * HOUR_MS;
const CONFIRM_MS = 24 * HOUR_MS;

type Held = { pieces: number; amount: number };

export type Wanted = {
  browser: Browser;
  phone: string;
  payment: PaymentMethod;
  isOneClick: boolean;
  isDelivered: boolean;
  /** The requested lines, with the price that the shopper saw. */
  lines: { good: Good; amount: number; seen: number }[];
};
export type Refusal = 'out_of_stock' | 'price_changed' | 'limit_insufficient' | 'unconfirmed_limit';

export function refusalOf(shop: Expected, wanted: Wanted): Refusal | null {
  const { browser, lines, payment, isOneClick } = wanted;
  if (lines.some(({ good, amount }) => amount > stockOf(good))) return 'out_of_stock';
  if (lines.some(({ good, seen }) => seen !== priceOf(good))) return 'price_changed';
  const { total } = sumsOf(shop, wanted);
  const owed = owedBy(shop, shopperOf(browser));
  if (payment === 'instalment' && owed + total > INSTALMENT_LIMIT) return 'limit_insufficient';
  if (!isOneClick || browser.customer) return null;

  const here = { pieces: sum(lines, ({ amount }) => amount), amount: total };
  const together = (held: Held) => ({
    pieces: held.pieces + here.pieces,
    amount: held.amount + here.amount,
  });
  const isAbove = holdersOf({ ...wanted, shopper: browser.guest, origin: browser.address }).some(
    ({ isSame, limit }) => exceeds(together(heldBy(shop, isSame)), limit),
  );
  return isAbove ? 'unconfirmed_limit' : null;
}

type Holder = { phone: string; shopper: string; origin: string | null };

/** Returns the limits on unconfirmed orders, and which orders count toward each of them. */
export function holdersOf({ phone, shopper, origin }: Holder) {
  const ofOne = { pieces: SETTINGS.one_click_pieces, amount: SETTINGS.one_click_amount };
  const ofAddress = {
    pieces: SETTINGS.one_click_address_pieces,
    amount: SETTINGS.one_click_address_amount,
  };
  return [
    { isSame: (order: Holder) => order.phone === phone, limit: ofOne },
    { isSame: (order: Holder) => order.shopper === shopper, limit: ofOne },
    { isSame: (order: Holder) => order.origin === origin, limit: ofAddress },
  ];
}

function heldBy({ orders }: Expected, isSame: (order: Order) => boolean): Held {
  const held = orders.filter((order) => order.confirmUntil !== null && isSame(order));
  return {
    pieces: sum(held, ({ lines }) => sum(lines, ({ amount }) => amount)),
    amount: sum(held, ({ total }) => total),
  };
}

export function exceeds(held: Held, limit: Held): boolean {
  return held.pieces > limit.pieces || held.amount > limit.amount;
}

type Owed = { shopper: string; payment: string; paid: string; status: string; total: number };

export function owedBy({ orders }: { orders: Owed[] }, shopper: string): number {
  const open = orders.filter(
    (order) =>
      order.shopper === shopper &&
      order.payment === 'instalment' &&
      order.paid === 'waiting' &&
      order.status !== 'canceled',
  );
  return sum(open, ({ total }) => total);
}

function sumsOf({ courier }: Expected, { lines, isDelivered }: Wanted) {
  const goods = sum(lines, ({ good, amount }) => priceOf(good) * amount);
  const isFree = !isDelivered || goods >= SETTINGS.free_delivery_from;
  const delivery = isFree ? 0 : courier;
  return { delivery, total: goods + delivery };
}

export function makeOrder(shop: Expected, id: number, wanted: Wanted): Order {
  const { browser, phone, payment, isOneClick, lines } = wanted;
  const shopper = shopperOf(browser);
  const isOnline = payment === 'payme' || payment === 'click';
  const isUnconfirmed = isOneClick && !browser.customer;
  const order: Order = {
    id,
    shopper,
    phone,
    payment,
    origin: browser.address,
    status: 'new',
    paid: 'waiting',
    ...sumsOf(shop, wanted),
    lines: lines.map(({ good, amount, seen: price }) => ({
      good,
      amount,
      price,
      isReviewed: false,
    })),
    payUntil: isOnline ? shop.now + PAY_MS : null,
    confirmUntil: isUnconfirmed ? shop.now + CONFIRM_MS : null,
    taken: 0,
    returned: 0,
  };
  for (const { good, amount } of lines) {
    good.stock -= amount;
    if (!isOneClick) cartOf(shop, shopper).delete(good);
  }
  shop.orders.push(order);
  return order;
}

const edges: Record<OrderStatus, OrderStatus[]> = {
  new: ['in_progress', 'canceled'],
  in_progress: ['done', 'canceled'],
  done: [],
  canceled: [],
};
const paymentEdges: Record<PaymentStatus, PaymentStatus[]> = {
  waiting: ['confirmed', 'rejected'],
  rejected: ['waiting'],
  confirmed: ['refunded'],
  refunded: [],
};

export function moveStatus(order: Order, to: OrderStatus): boolean {
  if (!edges[order.status].includes(to)) return false;
  order.status = to;
  order.confirmUntil = null;
  if (to === 'in_progress') return true;
  order.payUntil = null;
  if (to === 'done') return true;
  const isOnline = order.payment === 'payme' || order.payment === 'click';
  if (order.paid === 'waiting' && isOnline) order.paid = 'rejected';
  for (const { good, amount } of order.lines) good.stock += amount;
  return true;
}

export function movePayment(order: Order, to: PaymentStatus): boolean {
  const isClosed = order.status === 'canceled' && (to === 'confirmed' || to === 'waiting');
  if (isClosed || !paymentEdges[order.paid].includes(to)) return false;
  order.paid = to;
  if (to === 'confirmed') {
    order.taken += 1;
    order.payUntil = null;
  }
  if (to === 'refunded') order.returned += 1;
  return true;
}

export function cancelByCustomer(shopper: string, order: Order): number {
  if (order.shopper !== shopper) return 404;
  if (order.status === 'canceled') return 200;
  if (order.status !== 'new' || order.paid === 'confirmed') return 409;
  moveStatus(order, 'canceled');
  return 200;
}

/** Cancels the overdue orders of one shopper, or of everyone. */
export function cancelOverdue({ orders, now }: Expected, shopper?: string): void {
  for (const order of orders) {
    if (shopper !== undefined && order.shopper !== shopper) continue;
    const isUnpaid = isPast(order.payUntil, now) && takesMoney(order, true);
    if (isUnpaid || isPast(order.confirmUntil, now)) moveStatus(order, 'canceled');
  }
}

function isPast(until: number | null, now: number): boolean {
  return until !== null && until <= now;
}

/**
 * Returns whether the order may still be paid. With `inParts`, this includes installment
 * orders, whose payments the payment providers cannot collect.
 */
export function takesMoney({ status, paid, payment }: Order, inParts = false): boolean {
  const isOwed = status !== 'canceled' && (paid === 'waiting' || paid === 'rejected');
  return isOwed && (inParts || payment !== 'instalment');
}
