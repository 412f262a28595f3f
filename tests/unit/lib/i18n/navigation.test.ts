import { expect, test } from 'vitest';
import { getPathname } from '@/lib/i18n/navigation';

test.each([
  ['uz', '/', '/'],
  ['uz', '/products?page=2', '/products?page=2'],
  ['ru', '/', '/ru'],
  ['ru', '/?view=palto-7', '/ru?view=palto-7'],
  ['ru', '/products/palto-7?option=72#reviews', '/ru/products/palto-7?option=72#reviews'],
  ['ru', '#reviews', '#reviews'],
  ['ru', 'https://chorsu.test/about', 'https://chorsu.test/about'],
  ['ru', 'tel:+998712000707', 'tel:+998712000707'],
] as const)('in %s %s is %s (S1-05)', (locale, href, path) => {
  expect(getPathname({ href, locale })).toBe(path);
});
