type Node = { id: number; slug: string; children: Node[] };

/** From the top category down to the one with this slug; empty when no category has it. */
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
