import { expect, test } from 'vitest';
import { getSettings, setSetting } from '@/api/services/settings';
import { read } from './setup/ask';
import { testShop } from './setup/shop';

test('a setting that is changed is read changed, its other language as it was (B-15)', async () => {
  const { ports } = await testShop();
  const before = await getSettings(ports);
  await setSetting(ports, 'keywords.ru', 'новые слова');
  await setSetting(ports, 'return_days', '14');

  expect(await read('site.settings', '/core/settings')).toEqual({
    ...before,
    keywords: { ...before.keywords, ru: 'новые слова' },
    return_days: 14,
  });
});

test('test mode is switched off and on again (B-15)', async () => {
  const { ports } = await testShop();
  expect(await setSetting(ports, 'test_mode', 'off')).toMatchObject({ test_mode: false });
  expect(await setSetting(ports, 'test_mode', 'on')).toMatchObject({ test_mode: true });
});

test.each([
  ['no_such', 'x', "there is no setting 'no_such'"],
  ['pickup_points', '5', "there is no setting 'pickup_points'"],
  ['return_days', 'many', "'many' does not fit the setting 'return_days'"],
  ['modal_title.en', 'x', "'x' does not fit the setting 'modal_title.en'"],
  ['test_mode', '{}', "'{}' does not fit the setting 'test_mode'"],
])('%s cannot be set to %s (B-15)', async (name, value, reason) => {
  const { ports } = await testShop();
  const before = await getSettings(ports);
  await expect(setSetting(ports, name, value)).rejects.toThrow(reason);
  expect(await getSettings(ports)).toEqual(before);
});
