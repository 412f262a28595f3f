/** Matches every tag. Used for changes whose affected pages are unknown. */
export const EVERYTHING = '*';

/** Cache tags of pages. A change in the shop invalidates the pages with the change's tags. */
export const pageTag = {
  /** Menu, settings and contacts, which every page shows. */
  site: 'site',
  /** The memoized read of the category tree; pages that show the tree do not have this tag. */
  categories: 'categories',
  home: 'home',
  /** The list of all products, but not the lists of categories. */
  allProducts: 'products-all',
  posts: 'posts',
  content: 'content',
  product: (id: number) => `product-${id}`,
  menu: (slug: string) => `menu-${slug}`,
  post: (id: number) => `post-${id}`,
} as const;
