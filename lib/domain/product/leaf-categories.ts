type Category = { products_count: number; children: Category[] };

/** Returns the leaf categories with the most products, largest first. */
export function largestLeaves<Kind extends Category & { children: Kind[] }>(
  tree: readonly Kind[],
  most: number,
): Kind[] {
  return leavesOf(tree)
    .filter(({ products_count: count }) => count > 0)
    .sort((one, other) => other.products_count - one.products_count)
    .slice(0, most);
}

function leavesOf<Kind extends Category & { children: Kind[] }>(tree: readonly Kind[]): Kind[] {
  return tree.flatMap((category) =>
    category.children.length > 0 ? leavesOf(category.children) : [category],
  );
}
