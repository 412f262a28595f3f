import { expect, test } from 'vitest';
import { type SeedRegion, regions as seeds } from '@/api/db/seed/regions';
import { CONTENT_LOCALES, type ContentLocale } from '@/lib/constants';
import { matchPlace } from '@/lib/domain/place/match-place';

type Name = SeedRegion['name'];
const inOne = (names: readonly Name[], locale: ContentLocale) =>
  names.map((name) => ({ name: name[locale], of: name }));
const lists = [seeds, ...seeds.map(({ cities }) => cities.map((name) => ({ name })))].map((list) =>
  list.map(({ name }) => name),
);

test.each(CONTENT_LOCALES)("finds each of the shop's places by its name in %s", (locale) => {
  for (const names of lists) {
    const places = inOne(names, locale);
    for (const name of names) expect(matchPlace(name[locale], places)?.of).toBe(name);
  }
});

test.each([
  ['Tashkent', 'Toshkent shahri'],
  ['tashkent city', 'Toshkent shahri'],
  ['г. Ташкент', 'Toshkent shahri'],
  ['Тошкент шаҳри', 'Toshkent shahri'],
  ['Tashkent Region', 'Toshkent viloyati'],
  ['Ташкентская обл.', 'Toshkent viloyati'],
  ['Samarkand', 'Samarqand viloyati'],
  ['Bukhara Region', 'Buxoro viloyati'],
  ['Khorezm', 'Xorazm viloyati'],
  ['Andizhan', 'Andijon viloyati'],
  ['Andijan', 'Andijon viloyati'],
  ['Ferghana', 'Fargʻona viloyati'],
  ['Fergana', 'Fargʻona viloyati'],
  ['Jizzakh', 'Jizzax viloyati'],
  ['Navoi', 'Navoiy viloyati'],
  ['Namangan', 'Namangan viloyati'],
  ['Kashkadarya', 'Qashqadaryo viloyati'],
  ['Qashqadaryo', 'Qashqadaryo viloyati'],
  ['Surkhandarya', 'Surxondaryo viloyati'],
  ['Syrdarya', 'Sirdaryo viloyati'],
])('finds the region of “%s”', (text, name) => {
  const places = inOne(
    seeds.map((seed) => seed.name),
    'uz',
  );
  expect(matchPlace(text, places)?.name).toBe(name);
});

test.each([
  ['Karakalpakstan', 'Qoraqalpogʻiston Respublikasi'],
  ['Republic of Karakalpakstan', 'Qoraqalpogʻiston Respublikasi'],
  ['Джизак', 'Jizzax viloyati'],
  ['Tashkent Region', 'Toshkent viloyati'],
  ['Tashkent', 'Toshkent shahri'],
])('finds the region of “%s” among the Russian names', (text, name) => {
  const places = inOne(
    seeds.map((seed) => seed.name),
    'ru',
  );
  expect(matchPlace(text, places)?.of.uz).toBe(name);
});

test.each([
  ['Chilanzar', 'Chilonzor tumani'],
  ['Чиланзарский район', 'Chilonzor tumani'],
  ['Mirzo Ulugbek', 'Mirzo Ulugʻbek tumani'],
  ['Yunusabad District', 'Yunusobod tumani'],
])('finds the district of “%s” in the capital', (text, name) => {
  const places = inOne(seeds[0]?.cities ?? [], 'uz');
  expect(matchPlace(text, places)?.name).toBe(name);
});

test.each(['', ' ', 'shahri', 'Almaty', 'Toshkent tumani'])('finds nothing for “%s”', (text) => {
  const places = inOne(
    seeds.map((seed) => seed.name),
    'uz',
  );
  expect(matchPlace(text, places)).toBeUndefined();
});
