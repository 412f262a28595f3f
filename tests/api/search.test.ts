import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/constants';
import { read } from './setup/ask';

async function found(text: string, locale: Locale): Promise<number[]> {
  const path = `/catalog/product?size=100&search=${encodeURIComponent(text)}`;
  const { results } = await read('product.list', path, { locale });
  return results.map(({ id }) => id).toSorted((a, b) => a - b);
}

test.each([
  [['холодильник', 'xolodilnik', 'holodilnik', 'muzlatgich']],
  [['ўйинчоқ', "o'yinchoq", 'oʻyinchoq', 'o’yinchok']],
  [['кўйлак', 'ko`ylak', 'koylak']],
  [['qozon', 'kozon']],
  [['айфон', 'iphone']],
  [['сяоми', 'xiaomi']],
  [['смартфон', 'cvfhnajy', 'smartfno']],
])('%j find the same goods in either language (S2-11)', async (spellings) => {
  const [first = '', ...others] = spellings;
  const goods = await found(first, 'uz');
  expect(goods.length).toBeGreaterThan(2);
  for (const text of others) {
    for (const locale of LOCALES) {
      expect([text, locale, await found(text, locale)]).toEqual([text, locale, goods]);
    }
  }
});

test('a text of which nothing is left finds nothing', async () => {
  expect(await found('zzzqqqxxx', 'uz')).toEqual([]);
  expect(await found('!?.', 'ru')).toEqual([]);
});
