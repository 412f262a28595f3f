import { expect, test } from 'vitest';
import { toCategoryRows } from '@/api/demo/seed/category-rows';
import { spokenBy } from '@/api/demo/seed/content/review';
import { reviewers, reviews } from '@/api/demo/seed/content/reviews';
import { foodCategories } from '@/api/demo/seed/content/reviews-home';
import { departments } from '@/api/demo/seed/departments';
import { seededRandom } from '@/api/demo/seed/random';
import { toReviewRows } from '@/api/demo/seed/review-rows';

const now = new Date('2026-11-21T09:00:00+05:00');
const categories = toCategoryRows(departments);
const goods = departments
  .flatMap(({ products }) => products)
  .map(({ category, render, options = [] }, index) => {
    const path = [render, ...pathOf(category)];
    return { path, options, rows: rowsOf(index + 1, path) };
  });
const all = goods.flatMap(({ rows }) => rows);

function pathOf(slug: string): string[] {
  const row = categories.find((category) => category.slug === slug);
  const parent = categories.find(({ id }) => id === row?.parentId);
  return [slug, ...(parent ? pathOf(parent.slug) : [])];
}

function rowsOf(id: number, path: string[]) {
  const createdAt = new Date(now.getTime() - 300 * 86_400_000);
  const photos = ['goods/phone.scene.electronics.jpg'];
  const product = { id, popularity: 1000, createdAt };
  return toReviewRows({ product, photos, options: [] }, { path, random: seededRandom(id), now });
}

test('mentions only existing categories and products', () => {
  const articles = departments.flatMap(({ products }) => products.map(({ render }) => render));
  const known = ['any', ...categories.map(({ slug }) => slug), ...articles];
  const named = reviews.flatMap(({ about }) => about);
  expect(named.filter((slug) => !known.includes(slug))).toEqual([]);
});

test('mentions no pickup in general reviews, because large products do not offer it', () => {
  const general = reviews.filter(({ about }) => about.includes('any')).map(({ text }) => text);
  expect(general.filter((text) => /пункт|самовывоз|filial|olib ketdim/i.test(text))).toEqual([]);
});

test('gives each review of a product a different author and a different text', () => {
  for (const { rows } of goods) {
    expect(new Set(rows.map(({ authorTitle }) => authorTitle)).size).toBe(rows.length);
    expect(new Set(rows.map(({ text }) => text)).size).toBe(rows.length);
    expect(rows.length).toBeGreaterThan(5);
  }
});

test('matches the grammatical gender in a Russian review to its author’s name', () => {
  const female = /(?<!\p{L})(?:взяла|забрала|вернула|ожидала|довольна|видела|проверила)(?!\p{L})/iu;
  const male = /(?<!\p{L})(?:взял|забрал|вернул|ожидал|доволен|видел|проверил)(?!\p{L})/iu;
  const gender = new Map(reviewers.ru.map((author) => [author.name, author.gender]));
  const wrong = all.filter(({ authorTitle, text }) =>
    (gender.get(authorTitle) === 'm' ? female : male).test(text),
  );
  expect(wrong.map(({ text }) => text)).toEqual([]);
  expect(all.filter(({ text }) => female.test(text)).length).toBeGreaterThan(20);
  expect(all.filter(({ text }) => /[{|}]/.test(text))).toEqual([]);
});

test('praises taste only in reviews of food, and mentions pilaf only for cookware', () => {
  for (const { path, rows } of goods) {
    const texts = rows.map(({ text }) => text).join('\n');
    const isCooking = path.includes('pishirish-idishlari');
    if (!isCooking) expect(texts).not.toMatch(/palov|плов/i);
    const isFood = path.some((slug) => foodCategories.includes(slug));
    if (!isFood) expect(texts).not.toMatch(/mazali|вкусно/i);
    else expect(texts).not.toMatch(/qutisi butun|упаковка целая/);
  }
});

test.each([
  ['zips and straps', /zamog|yelka|молни/i, /^(?:backpack|bag|duffel|suitcase|briefcase)/],
  ['soles and feet', /oyoqqa|ноги|натира/i, /^(?:sneakers|pumps|boots|moccasins|slippers)/],
  ['make-up that stays on', /kechgacha|до вечера/i, /^(?:lipstick|palette|pencil|nail)/],
  ['a charge', /quvvati|заряд/i, /^(?:phone|laptop|watch|band|tablet|reader)/],
  ['electricity', /shnuri|шнур/i, /^(?!kettle-whistle|coffee-press|coffee-moka|stove)/],
  ['the team', /jamoamiz|командой/i, /^(?!bench|gym)/],
  ['a flight or a trip to the mountains', /перелёт|Chimyon|в горы/i, /^(?!boat|trunk|lounger)/],
])('mentions %s only in reviews of suitable products', (_of, expected, article) => {
  const texts = goods.filter(({ rows }) => rows.some(({ text }) => expected.test(text)));
  expect(texts.length).toBeGreaterThan(0);
  expect(texts.map(({ path }) => path[0] ?? '').filter((one) => !article.test(one))).toEqual([]);
});

test('mentions a size only for products with a size option', () => {
  const mentions = /размер(?: не совпал| в размер|\w* меньше)|oʻlcham kattaroq keldi/i;
  const wrong = goods.filter(
    ({ rows, options }) => options.length === 0 && rows.some(({ text }) => mentions.test(text)),
  );
  expect(wrong.map(({ path }) => path[0])).toEqual([]);
});

test('thanks the shop at most once per review, and only for a service it provided', () => {
  const wrong =
    /спасибо.*спасибо|rahmat.*rahmat|пункта выдачи.*курьеру|filialdan.*kuryer|мятая.*надёжно|ezilgan.*puxta/i;
  expect(all.filter(({ text }) => wrong.test(text)).map(({ text }) => text)).toEqual([]);
});

test('has reviews of different lengths and dates, some with photos', () => {
  const lengths = all.map(({ text }) => text.length).sort((one, other) => one - other);
  expect(lengths[0]).toBeLessThan(10);
  expect(lengths.at(-1)).toBeGreaterThan(120);
  const days = new Set(all.map(({ createdAt }) => createdAt.toISOString().slice(0, 10)));
  expect(days.size).toBeGreaterThan(200);
  const withPhotos = all.filter(({ photos }) => photos.length > 0).length / all.length;
  expect(withPhotos).toBeGreaterThan(0.05);
  expect(withPhotos).toBeLessThan(0.3);
});

test.each([
  ['m', 'Взял сестре, доволен.'],
  ['f', 'Взяла сестре, довольна.'],
] as const)('for an author of the gender "%s", selects the text "%s"', (gender, expected) => {
  expect(spokenBy('{Взял|Взяла} сестре, {доволен|довольна}.', gender)).toBe(expected);
});
