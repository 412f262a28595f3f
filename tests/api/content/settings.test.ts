import { expect, onTestFinished, test } from 'vitest';
import { getOwnSettings, getSettings, setSetting } from '@/api/services/content/settings';
import { read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

test('changing a setting’s text in one language keeps its text in the other (B-15)', async () => {
  const { ports } = await testShop();
  const before = await getSettings(ports);
  await setSetting(ports, 'keywords.ru', 'новые слова');
  await setSetting(ports, 'return_days', '14');

  expect(await read('site.settings', '/core/settings')).toEqual({
    ...before,
    payment_methods: expect.any(Array),
    keywords: { ...before.keywords, ru: 'новые слова' },
    return_days: 14,
  });
});

test('placeholders with unknown names in a text stay unchanged (B-15)', async () => {
  const { ports } = await testShop();
  const title = (await getOwnSettings(ports)).head_title.ru;
  // Other test files of this worker share the shop.
  onTestFinished(async () => void (await setSetting(ports, 'head_title.ru', title)));
  await setSetting(ports, 'head_title.ru', '{shop} {constructor} {toString}');
  const { app_name, head_title } = await getSettings(ports);
  expect(head_title.ru).toBe(`${app_name} {constructor} {toString}`);
});

test('test mode can be switched off and on (B-15)', async () => {
  const { ports } = await testShop();
  expect(await setSetting(ports, 'test_mode', 'off')).toMatchObject({ test_mode: false });
  expect(await setSetting(ports, 'test_mode', 'on')).toMatchObject({ test_mode: true });
});

test('the note that prices include VAT is on until it is switched off (B-15)', async () => {
  const { ports } = await testShop();
  expect(await getSettings(ports)).toMatchObject({ vat_included: true });
  await setSetting(ports, 'vat_included', 'off');
  expect(await read('site.settings', '/core/settings')).toMatchObject({ vat_included: false });
});

test('a setting outside its bounds is rejected (B-15)', async () => {
  const { ports } = await testShop();
  for (const [name, value] of Object.entries(await getOwnSettings(ports))) {
    const key = typeof value === 'object' ? `${name}.uz` : name;
    await expect(setSetting(ports, key, '9'.repeat(5000))).rejects.toThrow('is invalid');
  }
});

test.each([
  ['no_such', 'x', "unknown setting 'no_such'"],
  ['pickup_points', '5', "unknown setting 'pickup_points'"],
  ['constructor', 'x', "unknown setting 'constructor'"],
  ['__proto__', '1', "unknown setting '__proto__'"],
  ['modal_title.ru.x', '1', "unknown setting 'modal_title.ru.x'"],
  ['return_days', 'many', "'many' is invalid for the setting 'return_days'"],
  ['modal_title.en', 'x', "'x' is invalid for the setting 'modal_title.en'"],
  ['vat_included', '12', "'12' is invalid for the setting 'vat_included': it must be on or off"],
  ['test_mode', '{}', "'{}' is invalid for the setting 'test_mode': it must be on or off"],
  ['return_days', '-1', 'it must be a whole number from 0 to 365'],
  ['return_days', '1.5', 'it must be a whole number from 0 to 365'],
  ['return_days', '366', 'it must be a whole number from 0 to 365'],
  ['new_customer_instalment_limit', '-1', 'it must be a whole number from 0 to 1000000000'],
  ['one_click_hold_hours', '0', 'it must be a whole number from 1 to 168'],
  ['one_click_pieces', '0', 'it must be a whole number from 1 to 1000000'],
  ['one_click_amount', '1e13', 'it must be a whole number from 1 to 1000000000000'],
  ['one_click_address_pieces', '2.5', 'it must be a whole number from 1 to 1000000'],
  ['one_click_address_amount', 'all', 'it must be a whole number from 1 to 1000000000000'],
  ['app_name', '', 'it must not be empty'],
  ['app_name', 'a'.repeat(41), 'it must be at most 40 characters'],
  ['modal_title.ru', 'я'.repeat(201), 'it must be at most 200 characters'],
  ['keywords', 'all', 'it has two languages: add .uz or .ru to its name'],
])('the setting %s cannot be set to %j (B-15)', async (name, value, reason) => {
  const { ports } = await testShop();
  const before = await getSettings(ports);
  await expect(setSetting(ports, name, value)).rejects.toThrow(reason);
  expect(await getSettings(ports)).toEqual(before);
});
