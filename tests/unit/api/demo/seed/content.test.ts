import { expect, test } from 'vitest';
import { regions } from '@/api/db/seed/regions';
import { parsePicture } from '@/api/demo/pictures/parse-picture';
import { banners, sales } from '@/api/demo/seed/content/banners';
import { branches } from '@/api/demo/seed/content/branches';
import { collections } from '@/api/demo/seed/content/collections';
import { creditsPage } from '@/api/demo/seed/content/credits-page';
import { deliveryPoints } from '@/api/demo/seed/content/delivery-points';
import { faq } from '@/api/demo/seed/content/faq';
import { menu, type SeedMenuItem } from '@/api/demo/seed/content/menu';
import { news } from '@/api/demo/seed/content/news';
import { partners, team } from '@/api/demo/seed/content/people';
import { postGroups } from '@/api/demo/seed/content/posts';
import { reviewers, reviews } from '@/api/demo/seed/content/reviews';
import { endOfWeekend, seasonOf, untilText } from '@/api/demo/seed/content/season';
import { contacts, settings } from '@/api/demo/seed/content/site';
import { menuItemTypes } from '@/lib/contract/site';

const everything = {
  banners,
  branches,
  collections,
  contacts,
  deliveryPoints,
  faq,
  menu,
  partners,
  postGroups,
  regions,
  sales,
  settings,
  team,
};

type Found = { path: string; value: string };

function stringsOf(value: unknown, path: string): Found[] {
  if (typeof value === 'string') return [{ path, value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => stringsOf(inner, `${path}.${key}`));
}

function itemsOf(items: SeedMenuItem[]): SeedMenuItem[] {
  return items.flatMap((item) => [item, ...itemsOf(item.children ?? [])]);
}

const strings = stringsOf(everything, 'seed');
const uzbek = [
  ...strings.filter(({ path }) => path.endsWith('.uz')).map(({ value }) => value),
  ...reviews.filter(({ locale }) => locale === 'uz').map(({ text }) => text),
  ...reviewers.uz.map(({ name }) => name),
];
const russian = [
  ...strings.filter(({ path }) => path.endsWith('.ru')).map(({ value }) => value),
  ...reviews.filter(({ locale }) => locale === 'ru').map(({ text }) => text),
];

test('writes Uzbek in the Latin script, with oʻ and gʻ', () => {
  for (const text of uzbek) {
    expect(text).not.toMatch(/\p{Script=Cyrillic}/u);
    const own = text === creditsPage.uz ? text.replace(/<table>.*<\/table>/, '') : text;
    expect(own.replace(/[oOgG]ʻ/g, ''), own).not.toMatch(/['`‘’ʻ]/);
  }
});

test('has a Russian text in Cyrillic for every Uzbek text', () => {
  expect(uzbek.filter((text) => text === '')).toHaveLength(
    russian.filter((text) => text === '').length,
  );
  for (const text of russian) {
    const isOfNames = text === creditsPage.ru;
    const own = isOfNames ? text.replace(/<table>.*<\/table>/, '') : text;
    expect(own).not.toMatch(/[ʻʼ'`‘’]/);
    const letters = own.replace(/<[^>]+>/g, '').match(/\p{L}/gu) ?? [];
    const cyrillic = letters.filter((letter) => /\p{Script=Cyrillic}/u.test(letter));
    const isSentence = letters.length > 0 && text.split(' ').length > 2;
    if (isSentence) expect(cyrillic.length / letters.length, text).toBeGreaterThan(0.5);
  }
});

test('uses only valid image paths', () => {
  const paths = strings
    .map(({ value }) => value)
    .filter((value) => /^[a-z]+\/\S+\.(webp|jpg)$/.test(value));
  expect(paths.length).toBeGreaterThan(60);
  for (const path of paths) expect(parsePicture(path), path).not.toBeNull();
});

test('has fourteen regions without duplicate places (S7-27)', () => {
  const places = regions.flatMap(({ cities }) => cities.map(({ uz }) => uz));
  expect(regions).toHaveLength(14);
  expect(places.length).toBeGreaterThan(200);
  expect(new Set(places).size).toBe(places.length);
});

test('has pickup points in existing cities of every region (S7-29)', () => {
  const districts = deliveryPoints.map(({ district }) => district);
  const served = regions.filter(({ cities }) => cities.some(({ uz }) => districts.includes(uz)));
  const known = regions.flatMap(({ cities }) => cities.map(({ uz }) => uz));

  expect(deliveryPoints.length).toBeGreaterThanOrEqual(30);
  expect(served).toHaveLength(14);
  expect(districts.filter((district) => !known.includes(district))).toEqual([]);
});

test('gives a pickup point the opening hours of the branch at its address', () => {
  const at = ({ city, address }: (typeof branches)[number] | (typeof deliveryPoints)[number]) =>
    `${city.uz}, ${address.uz}`;
  const pairs = branches.flatMap((branch) =>
    deliveryPoints.filter((point) => at(point) === at(branch)).map((point) => [branch, point]),
  );
  expect(pairs.length).toBeGreaterThan(8);
  const differing = pairs.filter(([branch, point]) => branch?.workTime !== point?.workTime);
  expect(differing.map(([branch]) => branch?.name.uz)).toEqual([]);
});

test('has only places in Uzbekistan with Uzbek phone numbers', () => {
  for (const place of [...branches, ...deliveryPoints]) {
    expect(place.latitude).toBeGreaterThan(37);
    expect(place.latitude).toBeLessThan(45.6);
    expect(place.longitude).toBeGreaterThan(55.9);
    expect(place.longitude).toBeLessThan(73.2);
    expect(place.phone).toMatch(/^\+998\d{9}$/);
    expect(place.workTime).toMatch(/^\d{2}:00–\d{2}:00$/);
  }
});

test('has eight footer items and a menu with every type of item (S1-17)', () => {
  const types = new Set(itemsOf(menu).map(({ type }) => type));
  expect(menu).toHaveLength(8);
  expect([...types].sort()).toEqual(menuItemTypes.filter((type) => type !== 'product').sort());
});

test('links menu items only to existing groups and categories (B-72)', () => {
  const pages = ['contacts', 'faq', 'about', 'post'];
  for (const { group, category, type, text } of itemsOf(menu)) {
    const target = postGroups.find(({ slug }) => slug === group);
    expect(Boolean(text), group).toBe(type === 'static');
    if (type !== 'static') expect(Boolean(target) || pages.includes(group), group).toBe(true);
    if (category) expect(target?.categories.map(({ slug }) => slug)).toContain(category);
  }
});

test('assigns each post a category of its own group, and each person a role', () => {
  for (const { kind, categories, posts } of postGroups) {
    const known = categories.map(({ slug }) => slug);
    for (const post of posts) {
      expect(known.length === 0 || known.includes(post.category ?? '')).toBe(true);
      expect(Boolean(post.role)).toBe(kind === 'person');
    }
  }
});

test('closes every HTML tag in its texts', () => {
  for (const text of [...uzbek, ...russian]) {
    const open = [...text.matchAll(/<([a-z0-9]+)>/g)].map((tag) => tag[1]).sort();
    const closed = [...text.matchAll(/<\/([a-z0-9]+)>/g)].map((tag) => tag[1]).sort();
    expect(open, text.slice(0, 60)).toEqual(closed);
  }
});

test('uses no breaking space within a number in the HTML of posts', () => {
  const broken = stringsOf(postGroups, 'postGroups').filter(
    ({ value }) => value.startsWith('<') && /\d \d{3}(?![\d-])/.test(value),
  );
  expect(broken).toEqual([]);
});

test('has three sales for the home page, another sale, and linked banners (S3-08)', () => {
  expect(sales.filter(({ isHome }) => isHome)).toHaveLength(3);
  expect(sales.filter(({ isHome }) => !isHome)).toHaveLength(1);
  for (const { sale, link } of banners) {
    expect(sale ? sales.map(({ key }) => key).includes(sale) : link?.startsWith('/')).toBe(true);
  }
});

test('states the end of a sale as a date in Tashkent', () => {
  expect(untilText(new Date('2026-11-30T18:00:00Z'))).toEqual({
    uz: '30-noyabrgacha',
    ru: 'до 30 ноября',
  });
  expect(untilText(new Date('2026-11-30T20:00:00Z')).uz).toBe('1-dekabrgacha');
});

test.each([
  ['2026-01-15', 'Qish mavsumi'],
  ['2026-03-01', 'Bahor mavsumi'],
  ['2026-08-31', 'Yoz mavsumi'],
  ['2026-11-30', 'Kuz mavsumi'],
  ['2026-12-01', 'Qish mavsumi'],
])('assigns the date %s to the season "%s"', (day, name) => {
  expect(seasonOf(new Date(`${day}T12:00:00+05:00`)).uz).toBe(name);
});

test('mentions no season in sales, banners or news', () => {
  const named = /\b(?:qish|bahor|yoz|kuz)(?:gi|da|ning)?\b|зимн|весен|летн|осен|август|avgust/i;
  const texts = stringsOf({ banners, sales, news }, 'seed').filter(({ value }) =>
    named.test(value),
  );
  expect(texts).toEqual([]);
});

test('ends a weekend sale on the first Sunday that is at least two days away', () => {
  for (let day = 1; day <= 28; day++) {
    const now = new Date(Date.UTC(2026, 1, day, 20));
    const end = endOfWeekend(now);
    expect(new Date(end.getTime() + 5 * 3_600_000).getUTCDay()).toBe(0);
    const days = (end.getTime() - now.getTime()) / 86_400_000;
    expect(days).toBeGreaterThan(2);
    expect(days).toBeLessThan(9);
  }
});

test('has some inactive contact entries, which test the filter (S3-18)', () => {
  expect(contacts.some(({ isActive }) => isActive === false)).toBe(true);
});

test('has reviews of every rating in both languages without duplicates', () => {
  const texts = reviews.map(({ text }) => text);
  expect(new Set(texts).size).toBe(texts.length);
  expect(texts.length).toBeGreaterThanOrEqual(120);
  for (const rating of [1, 2, 3, 4, 5]) {
    const locales = reviews
      .filter((review) => review.rating === rating)
      .map(({ locale }) => locale);
    expect([...new Set(locales)].sort(), String(rating)).toEqual(['ru', 'uz']);
  }
});

test('uses the Russian phrase that is correct for return periods of 2, 3 and 10 days', () => {
  const mentions = strings.filter(({ value }) => /\{return_days\} д/.test(value));
  expect(mentions.length).toBeGreaterThan(3);
  expect(mentions.filter(({ value }) => !value.includes('в течение {return_days} дней'))).toEqual(
    [],
  );
});
