import { expect, test } from 'vitest';
import { envServer } from '@/lib/env.server';
import { entryXml, indexXml } from '@/lib/server/sitemap-xml';

const SITE = envServer.SITE_URL;

test('lists each page once per language, with links to the page in all languages', () => {
  const xml = entryXml({ path: '/products/choynak-7', changed: '2026-11-01T10:00:00.000Z' });
  const locs = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, loc]) => loc);
  const links = [...xml.matchAll(/hreflang="([^"]+)" href="([^"]+)"/g)].map(([, ...link]) => link);

  expect(locs).toEqual([`${SITE}/products/choynak-7`, `${SITE}/ru/products/choynak-7`]);
  expect(links.slice(0, 3)).toEqual([
    ['uz', `${SITE}/products/choynak-7`],
    ['ru', `${SITE}/ru/products/choynak-7`],
    ['x-default', `${SITE}/products/choynak-7`],
  ]);
  expect(links.slice(3)).toEqual(links.slice(0, 3));
  expect(xml.match(/<lastmod>2026-11-01T10:00:00.000Z<\/lastmod>/g)).toHaveLength(2);
});

test('escapes XML characters as numeric references', () => {
  const xml = entryXml({ path: '/products?menu=a&page=2', image: '/media/a"b.webp' });
  expect(xml).toContain(`<loc>${SITE}/products?menu=a&#38;page=2</loc>`);
  expect(xml).not.toMatch(/&(?!#\d+;)/);
});

test('lists every part in the index', () => {
  const xml = indexXml(['pages', 'products-1']);
  for (const part of ['pages', 'products-1']) {
    expect(xml).toContain(`<sitemap><loc>${SITE}/sitemap/${part}.xml.gz</loc></sitemap>`);
  }
});
