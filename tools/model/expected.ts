import type { OrderStatus, PaymentStatus } from '@/lib/constants';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';

/** The settings of the tested shop. The values are low, so that a short run reaches each limit. */
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
  /** The units that the merchant has added to the stock, minus the units removed. */
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
  /** The number of times that the order was paid. */
  taken: number;
  /** The number of times that the order was refunded. */
  returned: number;
};
export type Transaction = {
  provider: 'payme' | 'click';
  /** The provider's id of the transaction. */
  id: string;
  /** The shop's id of the transaction. */
  ours: string;
  order: Order;
  state: 'created' | 'paid' | 'canceled' | 'refunded';
  at: number;
};

/** The current state of a correct shop. The rules below do not use the shop's own code. */
export type Expected = {
  now: number;
  goods: Good[];
  browsers: Browser[];
  customers: Customer[];
  courier: number;
  /** The cart of each shopper. */
  carts: Map<string, Map<Good, number>>;
  liked: Map<string, Set<Good>>;
  orders: Order[];
  transactions: Transaction[];
};

export const shopperOf = ({ customer, guest }: Browser) => customer?.shopper ?? guest;
export const priceOf = ({ price, discounted }: Good) => discounted ?? price;
export const stockOf = ({ stock, isWithdrawn }: Good) => (isWithdrawn ? 0 : stock);
export const sum = <Item>(items: Item[], value: (item: Item) => number) =>
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

/** Sets the stock and adds the difference to the supplied units. */
export function supply(good: Good, stock: number): void {
  good.supplied += stock - good.stock;
  good.stock = stock;
}
