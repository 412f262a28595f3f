import { currentPrice } from '@/lib/domain/product/discount';

type Line = {
  checked: boolean;
  amount: number;
  sub_product: { price: number; discounted_price: number | null };
};

/** Returns whether the stock, which may have fallen since the line was added, covers the amount. */
export function canBeOrdered(amount: number, stock: number): boolean {
  return amount > 0 && amount <= stock;
}

/** `full` is the amount before discounts, `total` the amount to pay; both in whole UZS. */
export type CartTotal = { units: number; full: number; discount: number; total: number };

/** Computes the units and amounts in UZS of the selected lines (S9-23, S9-24). */
export function cartTotal(lines: readonly Line[]): CartTotal {
  const checked = lines.filter((line) => line.checked);
  const units = sumOf(checked, ({ amount }) => amount);
  const full = sumOf(checked, ({ amount, sub_product }) => sub_product.price * amount);
  const total = sumOf(checked, ({ amount, sub_product }) => currentPrice(sub_product) * amount);
  return { units, full, discount: full - total, total };
}

function sumOf(lines: readonly Line[], value: (line: Line) => number): number {
  return lines.reduce((sum, line) => sum + value(line), 0);
}
