type Ordered = { sub_product: number; amount: number; product: { name: string } };
type Quoted = { sub_product: number; stock: number };

/**
 * A line of an old order that is ordered again. `less` means that the stock covers only part of it.
 */
export type LeftLine = {
  subProduct: number;
  name: string;
  amount: number;
  state: 'whole' | 'less' | 'gone';
};

/** Reduces the amounts of an old order's lines to the current stock. */
export function linesLeft(ordered: readonly Ordered[], quoted: readonly Quoted[]): LeftLine[] {
  return ordered.map(({ sub_product: subProduct, amount: wanted, product: { name } }) => {
    const stock = quoted.find((line) => line.sub_product === subProduct)?.stock ?? 0;
    const amount = Math.min(wanted, stock);
    const state = amount === wanted ? 'whole' : 'less';
    return { subProduct, name, amount, state: amount === 0 ? 'gone' : state };
  });
}
