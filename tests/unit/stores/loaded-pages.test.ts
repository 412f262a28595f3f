import { beforeEach, expect, test, vi } from 'vitest';
import type { ProductCard } from '@/lib/contract/product';

beforeEach(() => vi.resetModules());

const aCard = (id: number): ProductCard => ({
  id,
  slug: `qozon-${id}`,
  name: `Qozon ${id}`,
  images: [],
  sub_product: 10 * id,
  price: 120_000,
  discounted_price: null,
  amount: 9,
  has_options: false,
  is_new: false,
  rating: 0,
  reviews_count: 0,
});

const aList = (url: string, page: number, products: ProductCard[]) => {
  return { url, page, products, count: 99, next: null };
};

test('restores the products of a list only if its URL names the page added last', async () => {
  const { loadedPages, pagesLoaded } = await import('@/stores/loaded-pages');
  pagesLoaded(aList('/products', 2, [aCard(1)]));
  pagesLoaded(aList('/products?sort=new', 3, [aCard(2)]));
  expect(loadedPages('/products', 2)?.products).toEqual([aCard(1)]);
  expect(loadedPages('/products', 3)).toBeUndefined();
  expect(loadedPages('/sale', 2)).toBeUndefined();

  pagesLoaded(aList('/products', 3, [aCard(1), aCard(3)]));
  expect(loadedPages('/products', 2)).toBeUndefined();
  expect(loadedPages('/products', 3)?.products).toEqual([aCard(1), aCard(3)]);
  expect(loadedPages('/products?sort=new', 3)?.products).toEqual([aCard(2)]);
});

test('keeps only the five lists that were extended last', async () => {
  const { loadedPages, pagesLoaded } = await import('@/stores/loaded-pages');
  for (const at of [1, 2, 3, 4, 5]) pagesLoaded(aList(`/${at}`, 2, []));
  pagesLoaded(aList('/1', 3, []));
  expect(loadedPages('/2', 2)?.products).toEqual([]);
  pagesLoaded(aList('/6', 2, []));
  expect(loadedPages('/2', 2)).toBeUndefined();
  expect(loadedPages('/1', 3)?.products).toEqual([]);
});
