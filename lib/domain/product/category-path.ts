type Node = { id: number; slug: string; children: Node[] };

/** Returns the categories from the root down to this slug, or an empty array if there is none. */
export function categoryPath<Category extends Node & { children: Category[] }>(
  tree: readonly Category[],
  slug: string,
): Category[] {
  for (const category of tree) {
    if (category.slug === slug) return [category];
    const below = categoryPath(category.children, slug);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

type Named = { name: string; children: Named[] };

/** Returns whether more than one category has this name. */
export function hasDuplicateName(tree: readonly Named[], name: string): boolean {
  return countNamed(tree, name) > 1;
}

function countNamed(tree: readonly Named[], name: string): number {
  return tree.reduce(
    (sum, one) => sum + Number(one.name === name) + countNamed(one.children, name),
    0,
  );
}
