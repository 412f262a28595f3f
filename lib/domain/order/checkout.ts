import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import { ONLINE_PAYMENTS } from '@/lib/domain/order/payment-methods';
import { currentPrice } from '@/lib/domain/product/discount';

type Seen = { sub_product: number; amount: number; price: number };
type Quoted = {
  sub_product: number;
  price: number;
  discounted_price: number | null;
  stock: number;
};

/**
 * Why an order line cannot be ordered as the shopper saw it.
 *
 * `gone`: out of stock. `short`: fewer units left than requested. `price`: the unit price in UZS
 * has changed.
 */
export type LineTrouble =
  | { kind: 'gone' }
  | { kind: 'short'; stock: number }
  | { kind: 'price'; was: number; now: number };

/**
 * Compares the lines that the shopper saw with the current quote.
 *
 * @returns A map from the ids of the affected variants to their troubles. Lines that the quote does
 *   not contain are ignored.
 */
export function lineTroubles(
  lines: readonly Seen[],
  quoted: readonly Quoted[],
): Map<number, LineTrouble> {
  const today = new Map(quoted.map((line) => [line.sub_product, line]));
  const troubles = new Map<number, LineTrouble>();
  for (const line of lines) {
    const now = today.get(line.sub_product);
    const trouble = now && troubleOf(line, now);
    if (trouble) troubles.set(line.sub_product, trouble);
  }
  return troubles;
}

/** Returns whether the method redirects the shopper to a payment page. */
export function isOnlinePayment(method: PaymentMethod): boolean {
  return ONLINE_PAYMENTS.some((online) => online === method);
}

function troubleOf({ amount, price }: Seen, now: Quoted): LineTrouble | null {
  if (now.stock === 0) return { kind: 'gone' };
  if (now.stock < amount) return { kind: 'short', stock: now.stock };
  const today = currentPrice(now);
  return today === price ? null : { kind: 'price', was: price, now: today };
}
