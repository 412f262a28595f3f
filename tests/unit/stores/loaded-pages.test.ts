import { beforeEach, expect, test, vi } from 'vitest';
import type { ProductCard } from '@/lib/contract/product';

beforeEach(() => vi.resetModules());

const aCard = (id: number): ProductCard => ({
  ...{ id, slug: `qozon-${id}`, name: `Qozon ${id}`, images: [], sub_product: 10 * id },
  ...{ price: 120_000, discounted_price: null, amount: 9, has_options: false },
  ...{ is_new: false, rating: 0, reviews_count: 0 },
});

test('Back to the last page that was added finds its products, to any other nothing', async () => {
  const { loadedProducts, pagesLoaded } = await import('@/stores/loaded-pages');
  pagesLoaded({ url: '/products', page: 2, products: [aCard(1)] });
  pagesLoaded({ url: '/products?sort=new', page: 3, products: [aCard(2)] });
  expect(loadedProducts('/products', 2)).toEqual([aCard(1)]);
  expect(loadedProducts('/products', 3)).toBeUndefined();
  expect(loadedProducts('/sale', 2)).toBeUndefined();

  pagesLoaded({ url: '/products', page: 3, products: [aCard(1), aCard(3)] });
  expect(loadedProducts('/products', 2)).toBeUndefined();
  expect(loadedProducts('/products', 3)).toEqual([aCard(1), aCard(3)]);
  expect(loadedProducts('/products?sort=new', 3)).toEqual([aCard(2)]);
});

test('the five lists that grew last are kept', async () => {
  const { loadedProducts, pagesLoaded } = await import('@/stores/loaded-pages');
  for (const at of [1, 2, 3, 4, 5]) pagesLoaded({ url: `/${at}`, page: 2, products: [] });
  pagesLoaded({ url: '/1', page: 3, products: [] });
  expect(loadedProducts('/2', 2)).toEqual([]);
  pagesLoaded({ url: '/6', page: 2, products: [] });
  expect(loadedProducts('/2', 2)).toBeUndefined();
  expect(loadedProducts('/1', 3)).toEqual([]);
});
