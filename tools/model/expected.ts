import type { OrderStatus, PaymentMethod, PaymentStatus } from '@/lib/constants';

const HOUR_MS = 60 * 60 * 1000;
const PAY_MS = 12 * HOUR_MS;
const CONFIRM_MS = 24 * HOUR_MS;

/** What the shops of the model have set; small, so that a short run reaches each limit. */
export const SETTINGS = {
  free_delivery_from: 400_000,
  one_click_pieces: 5,
  one_click_amount: 500_000,
  one_click_address_pieces: 7,
  one_click_address_amount: 800_000,
};
export const INSTALMENT_LIMIT = 600_000;

export type Good = {
  product: number;
  variant: number;
  article: string;
  price: number;
  discounted: number | null;
  stock: number;
  /** All that the merchant has ever put there, less what he took away. */
  supplied: number;
  isWithdrawn: boolean;
  ratings: number[];
};
export type Browser = { cookie: string; guest: string; address: string; customer: Customer | null };
export type Customer = { shopper: string; phone: string };
type Line = { good: Good; amount: number; price: number; isReviewed: boolean };
export type Order = {
  id: number;
  shopper: string;
  phone: string;
  origin: string;
  lines: Line[];
  delivery: number;
  total: number;
  payment: PaymentMethod;
  status: OrderStatus;
  paid: PaymentStatus;
  payUntil: number | null;
  confirmUntil: number | null;
  /** How often its money has been taken and given back. */
  taken: number;
  returned: number;
};
export type Transaction = {
  provider: 'payme' | 'click';
  /** The provider's id, and ours. */
  id: string;
  ours: string;
  order: Order;
  state: 'created' | 'paid' | 'canceled' | 'refunded';
  at: number;
};
type Held = { pieces: number; amount: number };

/** What a right shop remembers of the run. Every rule below is written without the shop's own code. */
export type Expected = {
  now: number;
  goods: Good[];
  browsers: Browser[];
  customers: Customer[];
  courier: number;
  /** By shopper. */
  carts: Map<string, Map<Good, number>>;
  liked: Map<string, Set<Good>>;
  orders: Order[];
  transactions: Transaction[];
};

export const shopperOf = ({ customer, guest }: Browser) => customer?.shopper ?? guest;
export const priceOf = ({ price, discounted }: Good) => discounted ?? price;
const stockOf = ({ stock, isWithdrawn }: Good) => (isWithdrawn ? 0 : stock);
const sum = <Item>(items: Item[], value: (item: Item) => number) =>
  items.reduce((total, item) => total + value(item), 0);

export function cartOf({ carts }: Expected, shopper: string): Map<Good, number> {
  const cart = carts.get(shopper) ?? new Map<Good, number>();
  carts.set(shopper, cart);
  return cart;
}

export function likedOf({ liked }: Expected, shopper: string): Set<Good> {
  const own = liked.get(shopper) ?? new Set<Good>();
  liked.set(shopper, own);
  return own;
}

export function putIntoCart(shop: Expected, browser: Browser, good: Good, amount: number): number {
  if (good.isWithdrawn) return 410;
  if (amount > good.stock) return 422;
  cartOf(shop, shopperOf(browser)).set(good, amount);
  return 200;
}

export function signIn(shop: Expected, browser: Browser, customer: Customer): void {
  const { guest } = browser;
  const own = cartOf(shop, customer.shopper);
  for (const [good, amount] of cartOf(shop, guest)) {
    own.set(good, Math.min(Math.max(amount, own.get(good) ?? 0), stockOf(good)));
  }
  for (const good of likedOf(shop, guest)) likedOf(shop, customer.shopper).add(good);
  shop.carts.delete(guest);
  shop.liked.delete(guest);
  for (const order of shop.orders) {
    const isHers = order.shopper === guest && order.phone === customer.phone;
    if (!isHers || order.confirmUntil === null) continue;
    order.shopper = customer.shopper;
    order.confirmUntil = null;
  }
  browser.customer = customer;
}

export type Wanted = {
  browser: Browser;
  phone: string;
  payment: PaymentMethod;
  isOneClick: boolean;
  isDelivered: boolean;
  /** With the price that the shopper saw. */
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

/** What counts together when goods are held for orders that nobody has confirmed. */
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

/** Of everyone, or of one shopper. */
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

/** What is paid off in parts is not paid through a provider. */
function takesMoney({ status, paid, payment }: Order, inParts = false): boolean {
  const isOwed = status !== 'canceled' && (paid === 'waiting' || paid === 'rejected');
  return isOwed && (inParts || payment !== 'instalment');
}

export function startPayment(order: Order, shopper: string, provider: PaymentMethod): number {
  if (order.shopper !== shopper) return 404;
  if (order.payment === 'instalment') return 422;
  if (!takesMoney(order)) return 409;
  if (order.paid === 'rejected') order.paid = 'waiting';
  order.payment = provider;
  return 200;
}

/** Of Payme: 'opened' or its code. */
export function openPayme(shop: Expected, order: Order): number | 'opened' {
  if (order.status === 'canceled') return -31052;
  if (!takesMoney(order)) return -31051;
  const isBusy = shop.transactions.some(
    (one) => one.order === order && one.provider === 'payme' && one.state === 'created',
  );
  if (isBusy) return -31053;
  if (order.payUntil !== null) order.payUntil = shop.now + PAY_MS;
  return 'opened';
}

const CANNOT = -31008;

/** The same request of Payme again: the state of the transaction, or a code. */
export function reopenPayme({ now }: Expected, transaction: Transaction): number {
  if (transaction.state !== 'created') return CANNOT;
  return isLate(transaction, now) ? drop(transaction, CANNOT) : 1;
}

export function performPayme({ now }: Expected, transaction: Transaction): number {
  const { state, order } = transaction;
  if (state === 'paid') return 2;
  if (state !== 'created') return CANNOT;
  if (isLate(transaction, now)) return drop(transaction, CANNOT);
  if (!takesMoney(order)) return CANNOT;
  pay(transaction);
  return 2;
}

export function cancelPayme(_: Expected, transaction: Transaction): number {
  const { state, order } = transaction;
  if (state === 'created') return drop(transaction, -1);
  if (state !== 'paid') return state === 'canceled' ? -1 : -2;
  if (order.status === 'done') return -31007;
  movePayment(order, 'refunded');
  moveStatus(order, 'canceled');
  transaction.state = 'refunded';
  return -2;
}

function isLate({ at }: Transaction, now: number): boolean {
  return now - at >= PAY_MS;
}

/** Of Click: 0, or the code of the fault. */
export function prepareClick(order: Order): number {
  if (takesMoney(order)) return 0;
  return order.status === 'canceled' ? -9 : -4;
}

export function completeClick(transaction: Transaction, isTaken: boolean): number {
  const { state, order } = transaction;
  if (state === 'paid') return -4;
  if (state !== 'created') return -9;
  if (!isTaken) return drop(transaction, -9);
  if (takesMoney(order)) {
    pay(transaction);
    return 0;
  }
  transaction.state = 'canceled';
  return order.status === 'canceled' ? -9 : -4;
}

function pay(transaction: Transaction): void {
  const { order, provider } = transaction;
  order.payment = provider;
  order.paid = 'confirmed';
  order.payUntil = null;
  order.taken += 1;
  transaction.state = 'paid';
}

function drop(transaction: Transaction, answer: number): number {
  const { order } = transaction;
  if (order.paid === 'waiting') order.paid = 'rejected';
  transaction.state = 'canceled';
  return answer;
}

export function review({ orders }: Expected, shopper: string, good: Good, rating: number): number {
  if (good.isWithdrawn) return 410;
  const line = orders
    .filter((order) => order.shopper === shopper && order.status === 'done')
    .flatMap(({ lines }) => lines)
    .find((one) => one.good === good && !one.isReviewed);
  if (!line) return 409;
  line.isReviewed = true;
  good.ratings.push(rating);
  return 200;
}

/** Sets what there is; the difference is the merchant's. */
export function supply(good: Good, stock: number): void {
  good.supplied += stock - good.stock;
  good.stock = stock;
}
