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

export type LineTrouble =
  | { kind: 'gone' }
  | { kind: 'short'; stock: number }
  | { kind: 'price'; was: number; now: number };

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

export function isOnlinePayment(method: PaymentMethod): boolean {
  return ONLINE_PAYMENTS.some((online) => online === method);
}

function troubleOf({ amount, price }: Seen, now: Quoted): LineTrouble | null {
  if (now.stock === 0) return { kind: 'gone' };
  if (now.stock < amount) return { kind: 'short', stock: now.stock };
  const today = currentPrice(now);
  return today === price ? null : { kind: 'price', was: price, now: today };
}
