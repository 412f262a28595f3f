import { expect, test } from 'vitest';
import { pageTag, pageTags } from '@/lib/domain/page-tags';

test.each([
  ['/', null, ['site', 'home']],
  ['/ru', null, ['site', 'home']],
  ['/products', null, ['site', 'products', 'products-all']],
  ['/ru/products', 'telefonlar', ['site', 'products', 'menu-telefonlar']],
  ['/products/choynak-5', null, ['site', 'product-5']],
  ['/ru/products/choynak-5/reviews', null, ['site', 'product-5']],
  ['/post', null, ['site', 'posts']],
  ['/post/yangilik-3', null, ['site', 'posts', 'post-3']],
  ['/info/contacts', null, ['site', 'content', 'posts']],
  ['/rukovodstvo', null, ['site', 'content', 'posts']],
])('%s with menu %j shows %j (B-27, B-28)', (path, menu, tags) => {
  expect(pageTags(path, menu)).toEqual(tags);
});

test('whoever tells of a change names it as the page does (B-28)', () => {
  expect(pageTags('/products/choynak-5')).toContain(pageTag.product(5));
  expect(pageTags('/products', 'oshxona')).toContain(pageTag.menu('oshxona'));
  expect(pageTags('/post/yangilik-3')).toContain(pageTag.post(3));
});
