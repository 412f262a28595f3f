import { slugId } from './slug';

/** What a change in the shop is called when the pages that show it must be made anew. */
export const pageTag = {
  /** Menu, settings, contacts: on every page. */
  site: 'site',
  /** The tree of categories, which pages read without being tagged by it. */
  categories: 'categories',
  home: 'home',
  /** Every list of products. */
  products: 'products',
  /** The list of all products, beside those of the categories. */
  allProducts: 'products-all',
  posts: 'posts',
  content: 'content',
  product: (id: number) => `product-${id}`,
  menu: (slug: string) => `menu-${slug}`,
  post: (id: number) => `post-${id}`,
} as const;

/** The tags of the page at a path, in either language; `menu` is the category it lists. */
export function pageTags(pathname: string, menu: string | null = null): string[] {
  const [first = '', second = ''] = pathname
    .replace(/^\/ru(?=\/|$)/, '')
    .split('/')
    .slice(1);
  const id = slugId(second);

  if (first === '') return [pageTag.site, pageTag.home];
  if (first === 'products' && id !== null) return [pageTag.site, pageTag.product(id)];
  if (first === 'products') {
    return [pageTag.site, pageTag.products, menu ? pageTag.menu(menu) : pageTag.allProducts];
  }
  if (first === 'post' && id !== null) return [pageTag.site, pageTag.posts, pageTag.post(id)];
  if (first === 'post') return [pageTag.site, pageTag.posts];
  // Groups of posts and of persons have paths of their own beside the fixed ones.
  return [pageTag.site, pageTag.content, pageTag.posts];
}
