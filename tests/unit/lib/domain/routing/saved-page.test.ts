import { expect, test } from 'vitest';
import { filesOf, isSavable, markSaved } from '@/lib/domain/routing/saved-page';

test.each([
  '/',
  '/ru',
  '/products',
  '/ru/products/choynak-12',
  '/post/yangi-yil-3',
  '/info/faq',
  '/cartoons',
  '/products/choynak-1.5-litr-7',
])('allows saving %s on the device', (pathname) => {
  expect(isSavable(pathname)).toBe(true);
});

test.each([
  '/cart',
  '/ru/cart',
  '/liked',
  '/orders',
  '/ru/orders',
  '/user',
  '/user/orders',
  '/ru/user/profile',
  '/offline',
  '/api/v1/order/cart',
  '/media/a.webp',
  '/_next/image',
  '/sw.js',
  '/icons.svg',
])('never saves %s', (pathname) => {
  expect(isSavable(pathname)).toBe(false);
});

test('marks a saved copy with its time and removes markup from the time', () => {
  const html = '<!DOCTYPE html><html lang="uz"><body><p>html</p></body></html>';
  expect(markSaved(html, '2026-11-21T07:11:22.000Z')).toContain(
    '<html data-saved="2026-11-21T07:11:22.000Z" lang="uz">',
  );
  expect(markSaved(html, '"><script>')).toContain('<html data-saved="script" lang="uz">');
});

test("lists the URL of the page's payload among the files to save", () => {
  const html =
    '<script src="/hydrate.js" async data-scripts="/_page/AbCd/products?menu=x&amp;page=2 /_next/static/chunks/a.js" data-stylesheets="/_next/static/chunks/b.css"></script>' +
    '<p>/_page/none</p>';
  expect(filesOf(html)).toEqual([
    '/_next/static/chunks/a.js',
    '/_next/static/chunks/b.css',
    '/_page/AbCd/products?menu=x&page=2',
  ]);
});

test('lists each build file that a page references once', () => {
  const html =
    '<link href="/_next/static/chunks/a-1.css"/><script src="/_next/static/chunks/b~2.js?x"></script>' +
    '<script>self.__next_f.push([1,"[\\"/_next/static/chunks/a-1.css\\"]"])</script>' +
    '<img src="/_next/image?url=a"/><link href="/_next/static/media/c.woff2"/>' +
    '<style data-used-styles>@font-face{src:url(/_next/static/media/d.woff2)}</style>';
  expect(filesOf(html)).toEqual([
    '/_next/static/chunks/a-1.css',
    '/_next/static/chunks/b~2.js',
    '/_next/static/media/c.woff2',
  ]);
});
