import { afterEach, expect, test } from 'vitest';
import { setSetting } from '@/api/services/content/settings';
import { CONTENT_LOCALES } from '@/lib/constants';
import { formatPrice } from '@/lib/domain/text/money';
import { aProduct } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { TASHKENT } from '@/tests/api/setup/order';
import { read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

afterEach(async () => {
  const { ports } = await testShop();
  await setSetting(ports, 'app_name', 'Chorsu');
  await setSetting(ports, 'free_delivery_from', '1000000');
  await setSetting(ports, 'return_days', '10');
});

async function textsOf(locale: 'uz' | 'ru') {
  const faq = await read('content.faq', '/faq/list', { locale });
  const offer = await read('content.postGroup', '/post/group/about', { locale });
  const menu = await read('site.menu', '/menu/list?with_children=1', { locale });
  const pages = await Promise.all(
    menu.results
      .filter(({ type }) => type === 'static')
      .map(({ slug }) =>
        read('content.menuPage', `/menu/detail/${slug.split('-').at(-1)}`, { locale }),
      ),
  );
  return [
    ...faq.results.map(({ answer }) => answer),
    ...[...offer.results, ...pages].map(({ text }) => text),
  ];
}

test.each(CONTENT_LOCALES)(
  'the shop’s texts in %s contain the delivery terms of its regions (B-56)',
  async (locale) => {
    const all = (await textsOf(locale)).join('\n');
    for (const sum of [25_000, 35_000, 45_000, 1_000_000]) {
      expect(all).toContain(formatPrice(sum, locale));
    }
    expect(all).not.toMatch(/\{\w+\}/);
    const rows = [...all.matchAll(/<tr><td>(.)/g)].map(([, first = '']) => first);
    expect(rows.length).toBeGreaterThan(2);
    expect(rows.filter((first) => first === first.toLowerCase())).toEqual([]);
  },
);

test('texts contain the shop name, free-delivery amount and return days (B-15)', async () => {
  const { ports } = await testShop();
  await setSetting(ports, 'app_name', 'Bozorcha');
  await setSetting(ports, 'free_delivery_from', '2000000');
  await setSetting(ports, 'return_days', '14');

  const all = (await textsOf('ru')).join('\n');
  expect(all).toContain('интернет-магазина Bozorcha');
  expect(all).toContain(formatPrice(2_000_000, 'ru'));
  expect(all).toContain('в течение 14 дней');
  expect(all).not.toContain('Chorsu');
  const { head_title } = await read('site.settings', '/core/settings');
  expect(head_title.ru).toMatch(/^Bozorcha: /);
});

test('free delivery in a quote starts at the amount in the settings (B-56)', async () => {
  const { ports } = await testShop();
  await setSetting(ports, 'free_delivery_from', '100000');
  const { variant } = await aProduct({ price: 120_000 });
  const body = {
    lines: [{ sub_product: variant, amount: 1 }],
    delivery: { type: 'courier', district: TASHKENT.district },
  };
  const options = { headers: aGuest('free'), body };
  expect(await read('order.quote', '/order/quote', options)).toMatchObject({ delivery_price: 0 });
});

test.each([
  ['legal_stir', '123'],
  ['legal_stir', '12345678x'],
  ['free_delivery_from', '-1'],
])('the setting %s rejects %s (B-15)', async (name, value) => {
  const { ports } = await testShop();
  await expect(setSetting(ports, name, value)).rejects.toThrow('is invalid');
});

test.each([
  ['legal_stir', '012345678'],
  ['legal_stir', '123456789'],
  ['app_name', '2026'],
  ['app_name', 'null'],
])('the setting %s accepts the text %s (B-15)', async (name, value) => {
  const { ports } = await testShop();
  expect(await setSetting(ports, name, value)).toMatchObject({ [name]: value });
});
