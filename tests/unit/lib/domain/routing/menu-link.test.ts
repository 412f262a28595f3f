import { expect, test } from 'vitest';
import type { MenuItem } from '@/lib/contract/site';
import { flattenItems, groupCategoryLink, menuLink } from '@/lib/domain/routing/menu-link';

const item = { id: 5, group: 'news', slug: 'aksiyalar', has_category: false };

test.each<[MenuItem['type'], Partial<typeof item>, string, string]>([
  ['product', {}, '/products?menu=aksiyalar', 'S2-31'],
  ['inner', {}, '/info/news', 'S2-32'],
  ['static_post', {}, '/info/news', 'S2-32'],
  ['static', {}, '/info/menu/aksiyalar-5', 'S2-33'],
  ['static', { slug: 'aksiyalar-5' }, '/info/menu/aksiyalar-5', 'S2-33'],
  ['static', { slug: '5' }, '/info/menu/5', 'S2-33'],
  ['post', {}, '/news', 'S2-34'],
  ['post', { has_category: true }, '/news/category/aksiyalar-5', 'S2-34'],
  ['person', {}, '/news', 'S2-35'],
  ['person', { has_category: true }, '/news/category/5', 'S2-35'],
  ['static_post', { group: 'about' }, '/info/about', 'S2-40'],
  ['inner', { group: 'about' }, '/info/about', 'S2-40'],
])('links a menu item of type %s with %o to %s (%s)', (type, changes, path) => {
  expect(menuLink({ ...item, type, ...changes })).toBe(path);
});

test('escapes the group name in a path, because editors choose it (S2-32)', () => {
  expect(menuLink({ ...item, type: 'inner', group: '../user?x' })).toBe('/info/..%2Fuser%3Fx');
});

test('links post categories by slug and person categories by bare id (S2-34, S2-35)', () => {
  const category = { id: 7, slug: 'aksiyalar-7' };
  expect(groupCategoryLink({ group: 'news', kind: 'post' }, category)).toBe(
    '/news/category/aksiyalar-7',
  );
  expect(groupCategoryLink({ group: 'team', kind: 'person' }, category)).toBe('/team/category/7');
});

test('lists each menu item before its descendants', () => {
  const named = (name: string, children: object[] = []) => ({ name, children });
  const tree = [named('a', [named('b', [named('c')]), named('d')]), named('e')];
  type Tree = { name: string; children: Tree[] };

  expect(flattenItems(tree as Tree[]).map(({ name }) => name)).toEqual(['a', 'b', 'c', 'd', 'e']);
});
