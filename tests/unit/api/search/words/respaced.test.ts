import { describe, expect, test } from 'vitest';
import { createCatalogIndex } from '@/api/search/index/catalog-index';
import { categorySearch } from '@/api/search/search-goods';
import { searchText } from '@/api/search/text-search';
import { createCategoryNames } from '@/api/search/words/category-names';
import { splitCompounds } from '@/api/search/words/respaced';
import { aDoc } from '@/tests/unit/api/search/a-doc';
import { options } from '@/tests/unit/api/search/named-goods';

const names = {
  iphone: ['Smartfon Apple iPhone 15, 128 GB', 'Смартфон Apple iPhone 15, 128 ГБ'],
  galaxy: ['Smartfon Samsung Galaxy S24 Ultra', 'Смартфон Samsung Galaxy S24 Ultra'],
  tv: ['Televizor Artel 55 dyuym', 'Телевизор Artel 55 дюймов'],
  watch: ['Erkaklar qoʻl soati', 'Мужские наручные часы', 'CH-000120'],
  washer: ['Kir yuvish mashinasi, kir mashina', 'Стиральная машина'],
  joined: ['Power bank Anker 20000 mAh', 'Внешний аккумулятор Anker 20000 мАч'],
  grouped: ['Power bank Baseus 30 000 mAh', 'Внешний аккумулятор Baseus 30 000 мАч'],
  charger: ['Zaryadlovchi 1 000 000 sikl', 'Зарядка'],
};
type Good = keyof typeof names;
const goods = Object.keys(names) as Good[];

const categories = [{ id: 5, names: ['Televizorlar', 'Телевизоры'] }];

function aShop() {
  const index = createCatalogIndex({ valueAttribute: () => undefined });
  index.setCategories(categories);
  index.setOptions(options);
  const categoriesOf = (good: Good) => (good === 'tv' ? [5] : []);
  index.putAll(
    goods.map((good, id) => aDoc({ id, names: names[good], categories: categoriesOf(good) })),
  );
  return index;
}

const shop = aShop();
const found = (text: string) => {
  const { ids, corrected } = shop.query({ text, page: 1, size: 50 });
  return { goods: ids.map((id) => goods[id]), corrected };
};
const offered = (text: string) => {
  const { productIds, categoryIds } = shop.suggest(text, { products: 9, categories: 9 });
  return { goods: productIds.map((id) => goods[id]), categoryIds };
};

describe.each<[Good, [text: string, corrected: string][]]>([
  [
    'iphone',
    [
      ['iphone15', 'iphone 15'],
      ['айфон15', 'айфон 15'],
      ['15iphone', '15 iphone'],
      ['iphone15 128gb', 'iphone 15 128gb'],
      ['IPHONE15', 'iphone 15'],
      ['ipone15', 'iphone 15'],
      ['шзрщту15', 'iphone 15'],
      ['appleiphone', 'apple iphone'],
      ['iphone15,128', 'iphone 15 128'],
      ['эплайфон15', 'эпл айфон 15'],
    ],
  ],
  [
    'galaxy',
    [
      ['samsung галакси24', 'samsung галакси 24'],
      ['галаксиs24', 'галакси s 24'],
      ['s24ultra', 's 24 ultra'],
      ['galaxys24', 'galaxy s24'],
      ['galaxys24ultra', 'galaxy s24 ultra'],
      ['samsunggalaxys24', 'samsung galaxy s24'],
      ['ultra/galaxys24', 'ultra galaxy s24'],
      ['samsunggalaxy', 'samsung galaxy'],
      ['самсунггалакси', 'самсунг галакси'],
      ['samsungгалакси', 'samsung галакси'],
      ['samsng галакси24', 'samsung галакси 24'],
    ],
  ],
  [
    'tv',
    [
      ['televizor55', 'televizor 55'],
      ['телевизор55', 'телевизор 55'],
      ['55televizor', '55 televizor'],
      ['televzor55', 'televizor 55'],
      ['ntktdbpjh55', 'телевизор 55'],
      ['artel55', 'artel 55'],
    ],
  ],
  [
    'watch',
    [
      ['qoʻlsoati', 'qoʻl soati'],
      ["qo'lsoat", "qo'l soat"],
      ['қўлсоат', 'қўл соат'],
      ['erkaklarqoʻl', 'erkaklar qoʻl'],
      ['ch000120', 'ch 000120'],
    ],
  ],
  [
    'washer',
    [
      ['kirmashina', 'kir mashina'],
      ['кирмашина', 'кир машина'],
    ],
  ],
  [
    'joined',
    [
      ['20 000', '20000'],
      ['20\u00A0000', '20000'],
      ['20\u202F000 mah', '20000 mah'],
      ['anker 20 000mah', 'anker 20000 mah'],
      ['20,000', '20000'],
      ['20.000 mah', '20000 mah'],
      ['20000mah', '20000 mah'],
      ['anker20000', 'anker 20000'],
    ],
  ],
  [
    'grouped',
    [
      ['30000', '30 000'],
      ["30'000", '30 000'],
      ['30000mah', '30 000 mah'],
      ['baseus30000', 'baseus 30 000'],
    ],
  ],
  ['charger', [['1000000', '1 000 000']]],
])('%s', (good, texts) => {
  test.each(texts)('is found by the search text "%s", which becomes "%s"', (text, corrected) => {
    expect(found(text)).toEqual({ goods: [good], corrected });
    expect(offered(text).goods).toEqual([good]);
  });
});

test.each(["20'000", '20’000', '20000', '30 000', '30\u00A0000', 's24', '128gb'])(
  'still finds products by "%s" as typed',
  (text) => expect(found(text)).toMatchObject({ goods: [expect.anything()], corrected: null }),
);

test.each(['zzzzqq128', 'zz15', 'qoʻlzzzz', '15zz', '99 000', 'xy24', 'aaaaabbbbb', '1000001'])(
  'finds nothing for "%s", because a part of it is unknown or too short',
  (text) => expect(found(text)).toEqual({ goods: [], corrected: null }),
);

test('suggests a category for its name and a number without a space (B-55)', () => {
  expect(offered('televizor55').categoryIds).toEqual([5]);
  expect(offered('телевизоры55').categoryIds).toEqual([5]);
  const search = categorySearch(createCategoryNames(categories), 'typing');
  expect(searchText(search, 'televizor55')?.corrected).toBe('televizor');
});

test.each([
  ['a word longer than any two', 'kastryulkapechqovurgich'.repeat(5), 10],
  ['four unknown words', 'bkdfgjlmnprst vzgdkfjlmnprt dfgkjlmnzrst gkljdfnmzprst', 60],
])('makes few lookups when it cannot split %s', (_what, text, most) => {
  const search = categorySearch(createCategoryNames(categories), 'typing');
  let lookups = 0;
  const termOf = (word: string) => {
    lookups += 1;
    return search.sets.termOf(word);
  };
  expect(splitCompounds({ ...search, sets: { ...search.sets, termOf } }, text)).toEqual([]);
  expect(lookups).toBeLessThan(most);
});
