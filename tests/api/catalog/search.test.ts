import { expect, test } from 'vitest';
import { suggest } from '@/api/catalog/suggest';
import { productImages } from '@/api/db/schema/catalog';
import { CONTENT_LOCALES, type ContentLocale } from '@/lib/constants';
import type { MenuItem } from '@/lib/contract/site';
import { read } from '@/tests/api/setup/request';
import { openTestShop } from '@/tests/api/setup/shop';

const withChildren = (items: MenuItem[]): MenuItem[] =>
  items.flatMap((item) => [item, ...withChildren(item.children)]);

async function goodsOf(category: string): Promise<number[]> {
  const menu = await read('catalog.categories', '/catalog/category', { locale: 'ru' });
  const slug = withChildren(menu.results).find(({ name }) => name === category)?.slug;
  const { results } = await read('product.list', `/catalog/product?size=100&menu=${slug}`);
  return results.map(({ id }) => id);
}

async function found(text: string, locale: ContentLocale): Promise<number[]> {
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
])('all spellings find the same products: %j (S2-11)', async (spellings) => {
  const [first = '', ...others] = spellings;
  const goods = await found(first, 'uz');
  expect(goods.length).toBeGreaterThan(2);
  for (const text of others) {
    for (const locale of CONTENT_LOCALES) {
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
  '"%s" is found despite typos, inflection or a wrong keyboard layout: %j (S2-11)',
  async (word, texts) => {
    const goods = await found(word, 'ru');
    expect(goods.length).toBeGreaterThan(0);
    for (const text of texts) expect([text, await found(text, 'ru')]).toEqual([text, goods]);
  },
);

test.each([
  'zzzz',
  'qqqq',
  'хххх',
  'aaaa',
  'ррррр',
  'kkkkkkkk',
  'qwerty',
  'йцукен',
  'asdfgh',
  'кошка',
  'акула',
  'kolgotki',
  'колготки',
  'билеты',
  'шапка',
  'malibu',
])('a query for something the shop does not sell finds nothing: %s (S2-11)', async (text) => {
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
])('"%s" suggests products and exactly these categories: %j (B-55)', async (text, names) => {
  const { categories, products } = await read(
    'product.suggest',
    `/catalog/suggest?q=${encodeURIComponent(text)}`,
    { locale: 'ru' },
  );
  expect(products.length).toBeGreaterThan(0);
  expect(categories.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['muz', 'uz', 'Muzlatgichlar', /muzlat/i],
  ['top', 'uz', 'Toʻp va raketkalar', /toʻp(?!lam)/i],
  ['холод', 'ru', 'Холодильники', /холодильник|морозильник/i],
] as const)(
  'suggests the category whose name starts with "%s" first, and its products (B-55)',
  async (text, locale, category, name) => {
    const { categories, products } = await read(
      'product.suggest',
      `/catalog/suggest?q=${encodeURIComponent(text)}`,
      { locale },
    );
    expect(categories[0]?.name).toBe(category);
    for (const product of products.slice(0, 2)) expect(product.name).toMatch(name);
    expect(products).toHaveLength(6);
  },
);

test.each(['muzlatkich', 'sovutgich', 'sovutkich', 'sovitkich'])(
  '%s finds the fridges by a synonym of their Uzbek name (S2-11)',
  async (word) => {
    const fridges = await found('muzlatgich', 'uz');
    expect(fridges.length).toBeGreaterThan(2);
    for (const locale of CONTENT_LOCALES)
      expect(await found(word, locale)).toEqual(expect.arrayContaining(fridges));
  },
);

/** Searches for the word and returns the found products that have the option. */
async function withOption(word: string, option: string): Promise<number[]> {
  const path = `/catalog/product?size=100&search=${encodeURIComponent(word)}`;
  const { facets } = await read('product.list', path, { locale: 'ru' });
  const values = facets.attributes.flatMap(({ values: all }) => all);
  const id = values.find(({ name }) => name === option)?.id;
  const { results } = await read('product.list', `${path}&values=${id}`, { locale: 'ru' });
  return results.map((product) => product.id).toSorted((a, b) => a - b);
}

test.each([
  ['кресло', 'Чёрный', ['чёрное кресло', 'черное кресло', 'qora kreslo', 'xthyjt rhtckj']],
  ['koʻylak', 'Чёрный', ["qora ko'ylak", 'koʻylak qora', 'қора кўйлак']],
  ['koʻylak', 'Белый', ["oq ko'ylak", 'белые кўйлак', "belaya ko'ylak"]],
  ['oʻyinchoq', 'Красный', ["qizil o'yinchoq", 'красные игрушки']],
  ['сумка', 'Синий', ['синяя сумка', 'синие сумки', 'сумки синего цвета', 'koʻk sumka']],
  ['футболка', 'Розовый', ['розовая футболка', 'futbolka pushti']],
  ['обувь', '42', ['обувь 42', '42 poyabzal']],
  ['обувь', 'Чёрный', ['чёрная обувь', 'qora poyabzal']],
])(
  'queries for "%s" with the option "%s" find exactly those products: %j (S2-11)',
  async (word, option, texts) => {
    const goods = await withOption(word, option);
    expect(goods.length).toBeGreaterThan(0);
    expect(goods.length).toBeLessThan((await found(word, 'ru')).length);
    for (const text of texts) expect([text, await found(text, 'ru')]).toEqual([text, goods]);
  },
);

test.each([
  ["jigarrang ko'ylak", 'koʻylak'],
  ['оранжевая юбка', 'юбка'],
  ['футболка 58', 'футболка'],
])(
  '"%s", which no product matches in full, finds the products of "%s" (S2-11)',
  async (text, word) => {
    const goods = await found(word, 'uz');
    expect(goods.length).toBeGreaterThan(0);
    expect(await found(text, 'uz')).toEqual(goods);
  },
);

test('a query with an option and an unknown word finds nothing (S2-11)', async () => {
  expect((await found('чёрный', 'ru')).length).toBeGreaterThan(20);
  expect(await found('акула чёрная', 'ru')).toEqual([]);
});

test.each(['рис', 'лук', 'сыр', 'кола', 'кока кола', 'пепси кола', 'dori'])(
  'short words are not corrected: %s (S2-11)',
  async (text) => {
    expect(await found(text, 'ru')).toEqual([]);
  },
);

test.each([
  ['тел', 'телефон'],
  ['нот', 'ноутбук'],
  ['утюк', 'утюг'],
  ['смка', 'сумка'],
])('the short or misspelled query "%s" finds all products of "%s" (S2-11)', async (text, word) => {
  expect(await found(text, 'ru')).toEqual(expect.arrayContaining(await found(word, 'ru')));
});

test('a query with only an unknown word or without words finds nothing', async () => {
  expect(await found('zzzqqqxxx', 'uz')).toEqual([]);
  expect(await found('!?.', 'ru')).toEqual([]);
});

test.each([
  ['Одежда', ['одежда', 'одежду', 'одежа', 'jlt;lf', 'kiyim']],
  ['Смартфоны', ['смартфоны', 'смартфон', 'smartfon']],
  ['Женская одежда', ['женская одежда', 'ayollar kiyimlari']],
])('the name of a category finds all its products: %s (S2-11)', async (name, texts) => {
  const goods = await goodsOf(name);
  expect(goods.length).toBeGreaterThan(5);
  for (const text of texts) {
    expect([text, await found(text, 'ru')]).toEqual([text, expect.arrayContaining(goods)]);
  }
});

test('part of a category’s name does not find all products of the category (S2-11)', async () => {
  const irons = await goodsOf('Обувь и уход за ней');
  expect(irons.length).toBeGreaterThan(0);
  expect(await found('уход', 'ru')).not.toEqual(expect.arrayContaining(irons));
});

test.each([
  ['часы мужские', 'часы'],
  ['белая сумка', 'сумка'],
])('drops adjectives first when no product matches all words: %s (S2-11)', async (text, noun) => {
  expect(await found(text, 'ru')).toEqual(await found(noun, 'ru'));
});

test('a suggestion for a product without images has no image', async () => {
  const { ports } = await openTestShop();
  await ports.db.delete(productImages);

  const { products } = await suggest(ports, 'telefon', 'uz');

  expect(products.length).toBeGreaterThan(0);
  expect(new Set(products.map(({ image }) => image))).toEqual(new Set([null]));
});
