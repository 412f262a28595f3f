import { expect, test } from 'vitest';
import type { MenuItem } from '@/lib/contract/site';
import { menuLink } from '@/lib/domain/routing/menu-link';
import { read } from '@/tests/api/setup/request';

const flattenItems = (items: MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...flattenItems(item.children)]);

test('the menu includes child items only on request (S7-44, S3-06)', async () => {
  const flat = await read('site.menu', '/menu/list');
  const deep = await read('site.menu', '/menu/list?with_children=true');

  expect(flat.results.every(({ children }) => children.length === 0)).toBe(true);
  expect(deep.results.some(({ children }) => children.length > 0)).toBe(true);
  expect(deep.results.map(({ id }) => id)).toEqual(flat.results.map(({ id }) => id));
});

test('the static pages of the menu exist under their canonical slugs (S7-42, S2-33)', async () => {
  const { results } = await read('site.menu', '/menu/list?with_children=true', { locale: 'ru' });
  const pages = flattenItems(results).filter(({ type }) => type === 'static');

  expect(pages.length).toBeGreaterThan(1);
  for (const item of pages) {
    const page = await read('content.menuPage', `/menu/detail/${item.id}`, { locale: 'ru' });
    expect(menuLink(item)).toBe(`/info/menu/${page.slug}`);
    expect(page).toMatchObject({ title: item.name, text: expect.stringContaining('<p>') });
  }
});

// Requirements: B-70
test('a menu item with a category links to a category of its group (S2-34, S2-35)', async () => {
  const { results } = await read('site.menu', '/menu/list?with_children=true');
  const items = flattenItems(results).filter(({ has_category }) => has_category);

  expect(items.length).toBeGreaterThan(1);
  for (const item of items) {
    const { categories, kind } = await read('content.postGroup', `/post/group/${item.group}`);
    const category = categories.find(({ id }) => id === item.id);
    const last = kind === 'person' ? item.id : category?.slug;
    expect(menuLink(item)).toBe(`/${item.group}/category/${last}`);
  }
});

test('the settings have texts in both languages and a link preview image (B-51, S3-04)', async () => {
  const settings = await read('site.settings', '/core/settings');

  expect(settings).toMatchObject({ app_name: 'Chorsu', head_image: 'head/chorsu.jpg' });
  expect(settings.head_title.uz).not.toBe(settings.head_title.ru);
  expect(settings.modal_title).toEqual({ uz: '', ru: '' });
});

test('the settings count the pickup points (B-51)', async () => {
  const { pickup_points } = await read('site.settings', '/core/settings');
  const { count } = await read('geo.deliveryPoints', '/order/delivery-point');
  expect(pickup_points).toBe(count);
});

test('the settings list each offered payment method once (S1-16)', async () => {
  const { payment_methods } = await read('site.settings', '/core/settings');
  expect(payment_methods).toEqual(['sandbox', 'cash', 'card', 'instalment']);
});

test('the contact info fills all its lists and includes inactive entries (B-51, S3-16)', async () => {
  const contact = await read('site.contact', '/core/contact', { locale: 'ru' });
  const { address, email, phone_number, work_time, social } = contact;

  for (const list of [address, email, phone_number, work_time, social]) {
    expect(list.length).toBeGreaterThan(0);
  }
  expect(work_time[0]?.days).toMatch(/\p{Script=Cyrillic}/u);
  expect(social.some(({ is_active }) => !is_active)).toBe(true);
  expect(contact.map).toMatchObject({ latitude: expect.any(Number) });
  expect(contact.telegram_bot).toMatch(/^https:\/\/t\.me\//);
});
