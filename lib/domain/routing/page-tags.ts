/** Stands for all tags: of what changed there is no list. */
export const EVERYTHING = '*';

/** Tags of cached pages: a change in the shop invalidates the pages that show it. */
export const pageTag = {
  /** Menu, settings and contacts: on every page. */
  site: 'site',
  /** The category tree, which pages read without having this tag. */
  categories: 'categories',
  home: 'home',
  /** The list of all products, without those of categories. */
  allProducts: 'products-all',
  posts: 'posts',
  content: 'content',
  product: (id: number) => `product-${id}`,
  menu: (slug: string) => `menu-${slug}`,
  post: (id: number) => `post-${id}`,
} as const;
