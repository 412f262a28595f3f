import fc from 'fast-check';
import { createNavigation } from 'next-intl/navigation';
import { expect, test } from 'vitest';
import {
  localeCookie,
  localePath,
  splitLocale,
  tidyPath,
  withoutDefaultPrefix,
} from '@/lib/domain/routing/locale-path';
import { routing } from '@/lib/i18n/routing';

/** The next-intl function that the shop's own, much smaller one must agree with (ADR 049). */
const { getPathname } = createNavigation(routing);

test.each([
  ['/products/%70ortativ-1', '/products/portativ-1'],
  ['/%72u//about/', '/ru/about'],
  ['/a%2db%5fc%2E%7ed', '/a-b_c.~d'],
  ['/%d1%87%D0%b0%d0%B9-5', '/%D1%87%D0%B0%D0%B9-5'],
  ['/a%2fb%20c%25d', '/a%2Fb%20c%25d'],
  ['/%f0%9f%99%82', '/%F0%9F%99%82'],
  ["/it's(1)", "/it's(1)"],
])('normalizes %s to %s', (path, tidy) => {
  expect(tidyPath(path)).toBe(tidy);
});

test('leaves a normalized path unchanged', () => {
  fc.assert(
    fc.property(
      fc.array(fc.string({ unit: 'grapheme', minLength: 1 }), { minLength: 1 }),
      (parts) => {
        const path = `/${parts.map(encodeURIComponent).join('/')}`;
        expect(tidyPath(path)).toBe(path);
        expect(tidyPath(path.toLowerCase())).toBe(tidyPath(tidyPath(path.toLowerCase())));
      },
    ),
  );
});

test.each([
  ['/', 'uz', '/'],
  ['/about', 'uz', '/about'],
  ['/ru', 'ru', '/'],
  ['/ru/about', 'ru', '/about'],
  ['/rus', 'uz', '/rus'],
  ['/about/ru', 'uz', '/about/ru'],
] as const)(
  'splits the path %s into language %s and path %s, and joins them again',
  (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
    expect(localePath(locale, path)).toBe(pathname);
  },
);

test.each([
  ['uz', '/', '/'],
  ['uz', '/products?page=2', '/products?page=2'],
  ['ru', '/', '/ru'],
  ['ru', '/?view=palto-7', '/ru?view=palto-7'],
  ['ru', '/products/palto-7?option=72#reviews', '/ru/products/palto-7?option=72#reviews'],
  ['ru', '#reviews', '#reviews'],
  ['ru', '?page=2', '?page=2'],
  ['ru', 'https://chorsu.test/about', 'https://chorsu.test/about'],
  ['ru', 'tel:+998712000707', 'tel:+998712000707'],
] as const)(
  'in %s, converts the link %s to the path %s, as next-intl does (S1-05)',
  (locale, href, path) => {
    expect(localePath(locale, href)).toBe(path);
    expect(getPathname({ href, locale })).toBe(path);
  },
);

test.each([
  ['/uz', '/'],
  ['/uz/about', '/about'],
  ['/uzum', '/uzum'],
  ['/ru/uz/', '/ru/uz/'],
])('strips the default language prefix from %s, leaving %s', (pathname, path) => {
  expect(withoutDefaultPrefix(pathname)).toBe(path);
});

test('stores a chosen language for a year and for every page', () => {
  expect(localeCookie('ru')).toBe('NEXT_LOCALE=ru; Path=/; Max-Age=31536000; SameSite=Lax');
});
