import fc from 'fast-check';
import { expect, test } from 'vitest';
import { productSlug, slugId, slugify } from '@/lib/domain/text/slug';

test.each([
  ['Холодильник Samsung', 'xolodilnik-samsung'],
  ['Ўйинчоқ машина', 'oyinchoq-mashina'],
  ['Oʻyinchoq mashina', 'oyinchoq-mashina'],
  ["Bolalar o'yinchog'i", 'bolalar-oyinchogi'],
  ['Ғозғон ҳайкали', 'gozgon-haykali'],
  ['Щётка для обуви', 'shchyotka-dlya-obuvi'],
  ['Подъезд и съёмка', 'podezd-i-syomka'],
  ['Nescafé Gold', 'nescafe-gold'],
])('converts %s to the slug %s (S2-29)', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test.each([
  ['Samsung Galaxy S24 Ultra 256 GB', 'samsung-galaxy-s24'],
  ['  Choy   (koʻk),  100 g ', 'choy-kok-100'],
  ['3-in-1 charger', '3-in-1'],
  [`${'a'.repeat(59)} choy`, 'a'.repeat(59)],
])('keeps at most three whole words and 60 characters of %j (S2-30)', (text, slug) => {
  expect(slugify(text)).toBe(slug);
});

test('creates a product slug from the id and, if it has a Latin form, the name (B-73)', () => {
  expect(productSlug('Кўйлак', 17)).toBe('koylak-17');
  expect(productSlug('茶', 17)).toBe('17');
});

test.each([
  ['koylak-17', 17],
  ['anything-at-all-17', 17],
  ['17', 17],
  ['-17', 17],
  ['iphone-15-pro-401', 401],
  ['koylak-2147483647', 2_147_483_647],
  ['koylak', null],
  ['koylak17', null],
  ['koylak-17a', null],
  ['koylak-', null],
  ['koylak-0', null],
  ['koylak-2147483648', null],
  ['koylak-99999999999999999999', null],
  ['', null],
])('reads the id in the slug %j as %j (S2-27)', (slug, id) => {
  expect(slugId(slug)).toBe(id);
});

test('converts any text to a short slug, and that slug to itself (S2-29, S2-30)', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
      const slug = slugify(text);
      expect(slug).toMatch(/^(?:[a-z0-9]+(?:-[a-z0-9]+){0,2})?$/);
      expect(slug.length).toBeLessThanOrEqual(60);
      expect(slugify(slug)).toBe(slug);
    }),
  );
});

test('reads the id back from any product slug (S2-27)', () => {
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 2_147_483_647 }), (name, id) => {
      expect(slugId(productSlug(name, id))).toBe(id);
    }),
  );
});
