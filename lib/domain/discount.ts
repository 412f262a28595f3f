type Priced = { price: number; discounted_price: number | null };

export function currentPrice({ price, discounted_price }: Priced): number {
  return discounted_price ?? price;
}

export function discountPercent({ price, discounted_price }: Priced): number {
  if (discounted_price === null || discounted_price >= price) return 0;
  return Math.round(100 * (1 - discounted_price / price));
}
