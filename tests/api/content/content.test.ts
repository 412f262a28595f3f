import { expect, test } from 'vitest';
import { detailOf, read, request } from '@/tests/api/setup/request';

test('blog posts are listed in pages, latest first (S7-38, S3-33)', async () => {
  const whole = await read('content.posts', '/post/list?size=100');
  const second = await read('content.posts', '/post/list?size=2&page=2');

  const dates = whole.results.map(({ date }) => date);
  expect(dates).toEqual(dates.toSorted().toReversed());
  expect(whole.count).toBe(whole.results.length);
  expect(second.results).toEqual(whole.results.slice(2, 4));
  for (const { image, slug, id } of whole.results) {
    expect(image).toMatch(/^posts\//);
    expect(slug).toMatch(new RegExp(`^[a-z0-9-]+-${id}$`));
  }
});

test('a post includes its text, which the post list omits (S7-39)', async () => {
  const { results } = await read('content.posts', '/post/list?size=1', { locale: 'ru' });
  const post = await read('content.post', `/post/detail/${results[0]?.id}`, { locale: 'ru' });

  expect(post).toMatchObject(results[0] ?? {});
  expect(post.text).toMatch(/^<p>.*\p{Script=Cyrillic}/su);
});

test('the post group "about" is the public offer (S7-40, S2-16)', async () => {
  const group = await read('content.postGroup', '/post/group/about');
  expect(group).toMatchObject({ group: 'about', kind: 'post', title: 'Ommaviy oferta' });
  expect(group.results).toHaveLength(group.count);
});

test('a group of team members states their roles and categories (S7-40)', async () => {
  const group = await read('content.postGroup', '/post/group/team', { locale: 'ru' });

  expect(group.kind).toBe('person');
  expect(group.results.every(({ role }) => role)).toBe(true);
  for (const { category } of group.results) {
    expect(category === null || group.categories.some(({ id }) => id === category.id)).toBe(true);
  }
});

test.each([
  ['/post/group/no-such-group', 'Bunday sahifa yoʻq'],
  ['/post/detail/99999', 'Bunday maqola yoʻq'],
  ['/menu/detail/99999', 'Bunday sahifa yoʻq'],
  ['/menu/detail/1', 'Bunday sahifa yoʻq'],
  ['/sale/detail/99999', 'Bunday aksiya yoʻq'],
  ['/sale/99999/product/list', 'Bunday aksiya yoʻq'],
])('%s returns 404 (B-44)', async (path, detail) => {
  const response = await request(path);
  expect(response.status).toBe(404);
  expect(detailOf(response)).toBe(detail);
});

// Requirements: S3-34, S7-41
test('lists the team, the partners and the FAQ (S3-35)', async () => {
  const team = await read('content.team', '/core/team', { locale: 'ru' });
  const partners = await read('content.partners', '/core/partner');
  const faq = await read('content.faq', '/faq/list', { locale: 'ru' });

  expect(team.results.every(({ name, role }) => name && role)).toBe(true);
  expect(partners.count).toBeGreaterThan(3);
  expect(faq.results.every(({ answer }) => answer.startsWith('<p>'))).toBe(true);
});
