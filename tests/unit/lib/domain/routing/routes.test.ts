import { readdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, test } from 'vitest';
import { pageTag } from '@/lib/domain/routing/page-tags';
import { isPersonal, pageTags, routeOf, routes } from '@/lib/domain/routing/routes';

test('has a route for every page below a language, and a page for every route', () => {
  const files = readdirSync('app/[locale]', { recursive: true, encoding: 'utf8' });
  const folders = files
    .filter((file) => /(?:^|\/)(?:page\.tsx|route\.ts)$/.test(file))
    .map((file) => `/${dirname(file)}`.replace(/^\/\.$/, '/'));
  const paths: string[] = routes.flatMap((route) => ('movedTo' in route ? [] : [route.path]));

  const table = 'lib/domain/routing/routes.ts';
  const withoutRoute = folders.filter((path) => !paths.includes(path));
  expect(withoutRoute, `Pages without an entry in ${table} return 404`).toEqual([]);
  const withoutPage = paths.filter((path) => !folders.includes(path));
  expect(withoutPage, `Entries of ${table} without a page in app/[locale]`).toEqual([]);
});

test('finds the most specific route for a path', () => {
  const first = routes.map(({ path }) => routeOf(path.replaceAll(/\[|\]|\.{3}/g, '')).route.path);
  const expected = routes.map(({ path }) => (path === '/[...rest]' ? '/[group]' : path));

  expect(first).toEqual(expected);
  expect(routeOf('/a/b').route.path).toBe('/[...rest]');
  expect(routeOf('a')).toEqual({ route: { path: 'a', check: 'unknown' }, parts: [] });
  expect(routeOf('/products/choynak-5/reviews').parts).toEqual(['choynak-5']);
  expect(routeOf('/manifestXwebmanifest').route.path).toBe('/[group]');
});

test.each([
  ['/', null, ['site', 'home']],
  ['/ru', null, ['site', 'home']],
  ['/products', null, ['site', 'products-all']],
  ['/ru/products', 'telefonlar', ['site', 'menu-telefonlar']],
  ['/products/choynak-5', null, ['site', 'product-5']],
  ['/ru/products/choynak-5/reviews', null, ['site', 'product-5']],
  ['/post', null, ['site', 'posts']],
  ['/post/yangilik-3', null, ['site', 'posts', 'post-3']],
  ['/post/yangilik', null, ['site', 'posts']],
  ['/products/choynak', null, ['site']],
  ['/info/contacts', null, ['site', 'content', 'posts']],
  ['/rukovodstvo', null, ['site', 'content', 'posts']],
  ['/ru/cart', null, ['site']],
])('tags %s with the category %j as %j (B-27, B-28)', (path, menu, tags) => {
  expect(pageTags(path, menu)).toEqual(tags);
});

test('uses the same tags in pages and invalidations (B-28)', () => {
  expect(pageTags('/products/choynak-5')).toContain(pageTag.product(5));
  expect(pageTags('/products', 'oshxona')).toContain(pageTag.menu('oshxona'));
  expect(pageTags('/post/yangilik-3')).toContain(pageTag.post(3));
});

test.each(['/cart', '/ru/user/orders', '/offline'])('recognizes %s as personal', (path) => {
  expect(isPersonal(path)).toBe(true);
});

test.each(['/', '/ru', '/cartoons', '/ru/products/cart-5'])('recognizes %s as public', (path) => {
  expect(isPersonal(path)).toBe(false);
});
