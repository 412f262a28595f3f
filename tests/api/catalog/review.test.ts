import { expect, test } from 'vitest';
import { type ContentLocale, REVIEW_SORTS, REVIEW_STRIP_MAX } from '@/lib/constants';
import type { Data } from '@/lib/contract/contract';
import { read, request } from '@/tests/api/setup/request';

async function reviewedSlug(): Promise<string> {
  const { results } = await read('product.list', '/catalog/product?size=100');
  const most = results.toSorted((a, b) => b.reviews_count - a.reviews_count)[0];
  if (!most || most.reviews_count < 8) throw new Error('the demo has no product with reviews');
  return most.slug;
}

test('a review has a rating, text, author and date (B-52, S3-30)', async () => {
  const slug = await reviewedSlug();
  const { results } = await read('review.list', `/catalog/product/${slug}/review`);

  for (const { rating, text, author, date } of results) {
    expect([1, 2, 3, 4, 5]).toContain(rating);
    expect(text).not.toBe('');
    expect(author.title).toMatch(/ \p{Lu}/u);
    expect(date).toMatch(/^\d{4}-\d\d-\d\dT/);
  }
});

test('the rating is the average of the histogram (S2-77)', async () => {
  const slug = await reviewedSlug();
  const list = await read('review.list', `/catalog/product/${slug}/review`);
  const product = await read('product.short', `/catalog/product/short/${slug}`);

  const sum = list.histogram.reduce((total, count, at) => total + count * (5 - at), 0);
  expect(list.count).toBe(list.histogram.reduce((total, count) => total + count, 0));
  expect(product).toMatchObject({ rating: list.rating, reviews_count: list.count });
  expect(list.rating).toBeCloseTo(sum / list.count, 1);
});

test.each(REVIEW_SORTS)(
  'pages of reviews sorted by %s have no gaps and no repetitions (S2-80)',
  async (sort) => {
    const slug = await reviewedSlug();
    const path = `/catalog/product/${slug}/review?sort=${sort}`;
    const whole = await read('review.list', `${path}&size=100`);
    const halves = await Promise.all(
      [1, 2].map((page) => read('review.list', `${path}&size=4&page=${page}`)),
    );

    const ids = whole.results.map(({ id }) => id);
    expect(halves.flatMap(({ results }) => results.map(({ id }) => id))).toEqual(ids.slice(0, 8));
    const keys = whole.results.map(({ rating, date, photos }) => {
      const order = { new: date, high: -rating, low: rating, photos: photos.length > 0 ? 0 : 1 };
      return order[sort];
    });
    const sorted = keys.toSorted((a, b) => (a < b ? -1 : Number(a > b)));
    expect(keys).toEqual(sort === 'new' ? sorted.toReversed() : sorted);
  },
);

test('reviews of an unknown product return 404 (B-44)', async () => {
  expect((await request('/catalog/product/x-99999999/review')).status).toBe(404);
});

test('lists the photos of all reviews, newest first, up to a limit', async () => {
  const { results: products } = await read('product.list', '/catalog/product?size=100');
  const lists = await Promise.all(
    products.map(({ slug }) => read('review.list', `/catalog/product/${slug}/review?size=100`)),
  );
  const [most] = lists.toSorted((a, b) => photosOf(b).length - photosOf(a).length);
  if (!most) throw new Error('the demo has no reviews');
  expect(photosOf(most).length).toBeGreaterThan(2);
  expect(most.photos).toEqual(photosOf(most).slice(0, REVIEW_STRIP_MAX));
});

const photosOf = ({ results }: Data<'review.list'>) => results.flatMap(({ photos }) => photos);

test('states in the requested language which options the author bought', async () => {
  const { results } = await read('product.list', '/catalog/product?search=Sado Pro 2');
  const path = `/catalog/product/${results[0]?.slug}/review`;
  const options = async (locale: ContentLocale) =>
    (await read('review.list', path, { locale })).results.map(({ options: text }) => text);
  for (const text of await options('uz')) expect(text).toMatch(/^Rang: .+ · Toʻplam: /);
  for (const text of await options('ru')) expect(text).toMatch(/^Цвет: .+ · Комплект: /);
});
