type Category = { products_count: number; children: Category[] };

/** Returns the leaf categories with the most products, largest first. */
export function largestLeaves<Kind extends Category & { children: Kind[] }>(
  tree: readonly Kind[],
  most: number,
): Kind[] {
  const leaves: Kind[] = [];
  addLeaves(tree, leaves);
  return leaves.sort((one, other) => other.products_count - one.products_count).slice(0, most);
}

/** Adds the leaf categories with products to `leaves`. */
function addLeaves<Kind extends Category & { children: Kind[] }>(
  tree: readonly Kind[],
  leaves: Kind[],
): void {
  for (const category of tree) {
    if (category.children.length > 0) addLeaves(category.children, leaves);
    else if (category.products_count > 0) leaves.push(category);
  }
}
