/** What a change in the shop is called when the pages that show it must be made anew. */
export const pageTag = {
  /** Menu, settings, contacts: on every page. */
  site: 'site',
  /** The tree of categories, which pages read without being tagged by it. */
  categories: 'categories',
  home: 'home',
  /** The list of all products, beside those of the categories. */
  allProducts: 'products-all',
  posts: 'posts',
  content: 'content',
  product: (id: number) => `product-${id}`,
  menu: (slug: string) => `menu-${slug}`,
  post: (id: number) => `post-${id}`,
} as const;
