import { afterEach, expect, test, vi } from 'vitest';
import { media } from '@/api/db/schema/catalog';
import { reviews } from '@/api/db/schema/shopper';
import type { MenuItem } from '@/lib/contract/site';
import { read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

afterEach(() => vi.restoreAllMocks());

function everyCategory(items: MenuItem[]): MenuItem[] {
  return items.flatMap((item) => [item, ...everyCategory(item.children)]);
}

test('the categories are a three-level tree with icons at the top (S7-30, S3-06)', async () => {
  const { results } = await read('catalog.categories', '/catalog/category');

  expect(results.length).toBeGreaterThanOrEqual(8);
  // Demo categories have an image. Categories that other test files of this worker imported have a
  // drawing.
  for (const { icon } of results) expect(icon).toMatch(/^<(?:img src="\/media\/icons\/|svg )/);
  expect(results.some(({ children }) => children.some((child) => child.children.length > 0))).toBe(
    true,
  );
  for (const category of everyCategory(results)) {
    expect(category).toMatchObject({ type: 'product', is_category: true, has_category: false });
    expect(category.title.uz).not.toBe('');
    expect(category.title.ru).not.toBe('');
  }
});

test('a category has the image of its most popular product', async () => {
  // Images are cached for a minute, and other test files of this worker change the products, so the
  // test reads the images a minute later.
  const later = performance.now() + 61_000;
  vi.spyOn(performance, 'now').mockReturnValue(later);
  const { results } = await read('catalog.categories', '/catalog/category');
  const pictured = everyCategory(results).filter(({ image }) => image !== undefined);
  expect(pictured.length).toBeGreaterThan(8);
  for (const { slug, image } of everyCategory(results)) {
    const list = await read('product.list', `/catalog/product?size=1&menu=${slug}`);
    expect([slug, image]).toEqual([slug, list.results[0]?.images[0]?.image]);
  }
});

test('the demo shop serves every photo of its reviews', async () => {
  const { db } = (await testShop()).ports;
  const served = new Set((await db.select().from(media)).map(({ path }) => path));
  const photos = (await db.select().from(reviews)).flatMap((review) => review.photos);
  const drawn = photos.filter((photo) => photo.startsWith('goods/'));
  expect(drawn.length).toBeGreaterThan(100);
  expect(drawn.filter((photo) => !served.has(photo))).toEqual([]);
});

test('the count of a category equals the number of products in its list (S2-12)', async () => {
  const { results } = await read('catalog.categories', '/catalog/category');
  for (const { slug, products_count } of everyCategory(results)) {
    const list = await read('product.list', `/catalog/product?size=1&menu=${slug}`);
    expect([slug, list.count]).toEqual([slug, products_count]);
  }
});

test('collections are listed in order, each with its first products (S7-34, S3-07)', async () => {
  const { results } = await read('catalog.collections', '/catalog/collection?size=5');

  expect(results.length).toBeGreaterThan(2);
  const positions = results.map(({ position }) => position);
  expect(positions).toEqual(positions.toSorted((a, b) => a - b));
  for (const collection of results) {
    expect(collection.products.length).toBe(Math.min(5, collection.products_count));
    expect(collection.products_paginate).toBe(collection.products_count > 5);
  }
});

test('the rows of the demo home page start with different products', async () => {
  const { results: collections } = await read('catalog.collections', '/catalog/collection?size=6');
  const first = collections.flatMap(({ products }) => products.map(({ id }) => id));

  expect(first.length).toBe(6 * collections.length);
  expect(new Set(first).size).toBe(first.length);
});

test('page 2 of a collection continues after the products of its home page row (S9-15)', async () => {
  const { results } = await read('catalog.collections', '/catalog/collection?size=4');
  const collection = results.find(({ products_count }) => products_count > 8);
  const pages = await Promise.all(
    [1, 2].map((page) =>
      read('product.list', `/catalog/product?collection=${collection?.slug}&size=4&page=${page}`),
    ),
  );

  const row = collection?.products.map(({ id }) => id);
  expect(pages[0]?.results.map(({ id }) => id)).toEqual(row);
  expect(pages[1]?.results.some(({ id }) => row?.includes(id))).toBe(false);
  expect(pages[0]?.count).toBe(collection?.products_count);
});

test('banners have a title, an image and a link; some have a home sale (S7-35, S3-08)', async () => {
  const { results } = await read('catalog.banners', '/catalog/banner');

  expect(results.some(({ sale }) => sale?.is_home)).toBe(true);
  for (const banner of results) {
    expect(banner.title).not.toBe('');
    expect(banner.text).not.toContain('{');
    expect(banner.image).toMatch(/^banners\//);
    expect(banner.link).toMatch(/^\/products\?(?:sale|menu)=/);
  }
});

test('suggests categories, and products in the requested language (B-55)', async () => {
  const uz = await read('product.suggest', '/catalog/suggest?q=quloqchin', { locale: 'uz' });
  const ru = await read('product.suggest', '/catalog/suggest?q=quloqchin', { locale: 'ru' });

  expect(uz.categories.length).toBeGreaterThan(0);
  for (const { image } of uz.categories) expect(image).toMatch(/^goods\//);
  expect(uz.products.length).toBeGreaterThan(0);
  expect(uz.products[0]?.image).toMatch(/^goods\//);
  expect(ru.products.map(({ id }) => id)).toEqual(uz.products.map(({ id }) => id));
  expect(ru.products[0]?.name).toMatch(/\p{Script=Cyrillic}/u);
});

test('an empty query suggests nothing (B-55)', async () => {
  const nothing = { categories: [], products: [] };
  expect(await read('product.suggest', '/catalog/suggest?q=%20')).toEqual(nothing);
});
