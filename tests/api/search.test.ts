import { expect, test } from 'vitest';
import { LOCALES, type Locale } from '@/lib/constants';
import type { MenuItem } from '@/lib/contract/site';
import { read } from './setup/ask';

const withChildren = (items: MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...withChildren(item.children)]);

async function goodsOf(category: string): Promise<number[]> {
  const menu = await read('catalog.categories', '/catalog/category', { locale: 'ru' });
  const slug = withChildren(menu.results).find(({ name }) => name === category)?.slug;
  const { results } = await read('product.list', `/catalog/product?size=100&menu=${slug}`);
  return results.map(({ id }) => id);
}

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

test.each([
  ['чайник', ['чайнек', 'chaynek', 'xfqybr']],
  ['телефон', ['тилифон', 'телифон', 'nbkbajy', 'telifon']],
  ['кроссовки', ['красовки', 'крософки', 'krasovki', 'rhfcjdrb']],
  ['холодильник', ['халадильник', 'хлодильник', 'xaladilnik', 'muzlatgch', 'музлатгч']],
  ['колонка', ['каланка', 'калонка', 'kalonka']],
  ['koʻylak', ['куйлак', "ko'ylk", 'кўйлк', "ko'ylaklar", "ko'ylagi", 'кўйлаги']],
  ['диван', ['девон', 'дивон', 'divon']],
  ['туфли', ['тувли', 'neakb']],
  ['молоток', ['малаток', 'малоток', 'molatok']],
])(
  '%s is found mistyped, in the other layout and in its forms: %j (S2-11)',
  async (word, texts) => {
    const goods = await found(word, 'ru');
    expect(goods.length).toBeGreaterThan(0);
    for (const text of texts) expect([text, await found(text, 'ru')]).toEqual([text, goods]);
  },
);

test.each([
  ...['zzzz', 'qqqq', 'хххх', 'aaaa', 'ррррр', 'kkkkkkkk', 'qwerty', 'йцукен', 'asdfgh'],
  ...['собака', 'кошка', 'коляска', 'kolyaska', 'колготки', 'билеты', 'шапка', 'malibu'],
])('what the shop has not is not taken for something else: %s (S2-11)', async (text) => {
  expect(await found(text, 'ru')).toEqual([]);
  const { products } = await read(
    'product.suggest',
    `/catalog/suggest?q=${encodeURIComponent(text)}`,
  );
  expect(products).toEqual([]);
});

test.each([
  ['куртк', []],
  ['мишка', []],
  ['самсун', []],
  ['халадильник', ['Холодильники']],
  ['qozan', ['Казаны']],
])('categories are offered for what the goods were found by: %s (B-55)', async (text, names) => {
  const { categories, products } = await read(
    'product.suggest',
    `/catalog/suggest?q=${encodeURIComponent(text)}`,
    { locale: 'ru' },
  );
  expect(products.length).toBeGreaterThan(0);
  expect(categories.map(({ name }) => name)).toEqual(names);
});

test.each([
  ["qora ko'ylak", 'koʻylak'],
  ["qizil o'yinchoq", 'oʻyinchoq'],
  ['футболка xl', 'футболка'],
])('of %s, which the shop has not, %s is shown (S2-11)', async (text, word) => {
  const goods = await found(word, 'uz');
  expect(goods.length).toBeGreaterThan(0);
  expect(await found(text, 'uz')).toEqual(goods);
});

test('a text of which nothing is left finds nothing', async () => {
  expect(await found('zzzqqqxxx', 'uz')).toEqual([]);
  expect(await found('!?.', 'ru')).toEqual([]);
});

test.each([
  ['Одежда', ['одежда', 'одежду', 'одежа', 'jlt;lf', 'kiyim']],
  ['Смартфоны', ['смартфоны', 'смартфон', 'smartfon']],
  ['Женская одежда', ['женская одежда', 'ayollar kiyimi']],
])('all goods of a category are found by its name: %s (S2-11)', async (name, texts) => {
  const goods = await goodsOf(name);
  expect(goods.length).toBeGreaterThan(5);
  for (const text of texts) {
    expect([text, await found(text, 'ru')]).toEqual([text, expect.arrayContaining(goods)]);
  }
});

test('a part of its name finds no whole category (S2-11)', async () => {
  const irons = await goodsOf('Уборка и уход за одеждой');
  expect(irons.length).toBeGreaterThan(0);
  expect(await found('одежда', 'ru')).not.toEqual(expect.arrayContaining(irons));
});

test.each([
  ['часы мужские', 'часы'],
  ['красная сумка', 'сумка'],
])(
  'of words that no product has together an adjective goes first: %s (S2-11)',
  async (text, noun) => {
    expect(await found(text, 'ru')).toEqual(await found(noun, 'ru'));
  },
);
