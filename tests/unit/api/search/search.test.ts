import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createCatalogIndex } from '@/api/search/index/catalog-index';
import { aDoc } from './a-doc';
import { categories, type Good, goods, mistyped, names, options, spellings } from './named-goods';

function aShop() {
  const index = createCatalogIndex({ valueAttribute: () => undefined });
  index.setCategories(categories);
  const categoriesOf = (good: Good) => {
    if (/ridge/.test(good)) return [1];
    if (good === 'toy') return [3];
    return goods[good].some((name) => name.startsWith('Smartfon')) ? [2] : [];
  };
  index.putAll(
    names.map((good, id) => aDoc({ id, names: goods[good], categories: categoriesOf(good) })),
  );
  return index;
}

const shop = aShop();
const search = (text: string) => shop.query({ text, page: 1, size: 50 });
const found = (text: string) =>
  search(text)
    .ids.map((id) => names[id])
    .sort();

describe.each(spellings)('the products %j', (expected, texts) => {
  test.each(texts)('are found by the search text "%s" (S2-11)', (text) => {
    expect(found(text)).toEqual(expected);
    expect(search(text).corrected).toBeNull();
  });
});

test.each(mistyped)('corrects %s to %s', (text, corrected, expected) => {
  expect(found(text)).toEqual(expected);
  expect(search(text).corrected).toBe(corrected);
});

test.each(['zzzzqq 128', 'zzzzqq go', '8 zzzzqq'])(
  'finds nothing for an unknown word with a number or two letters: %s',
  (text) => {
    expect(search(text)).toMatchObject({ ids: [], corrected: null });
  },
);

test('ranks exact word matches, available products first, before inflected forms', () => {
  const index = createCatalogIndex({ valueAttribute: () => undefined });
  index.putAll([
    aDoc({ id: 1, names: ['Чехол для телефона'], popularity: 9 }),
    aDoc({ id: 2, names: ['Телефон Nokia'], popularity: 1 }),
    aDoc({ id: 3, names: ['Телефон Panasonic'], popularity: 5, inStock: false }),
    aDoc({ id: 4, names: ['Телефон Artel'], popularity: 3 }),
  ]);
  expect(index.query({ text: 'телефон', page: 1, size: 10 }).ids).toEqual([4, 2, 3, 1]);
  expect(index.query({ text: 'телефон', page: 2, size: 3 }).ids).toEqual([1]);
  expect(index.query({ text: 'телефон', sort: 'popular', page: 1, size: 10 }).ids).toEqual([
    1, 4, 2, 3,
  ]);
});

/** Creates an index with one coat for each of the `options`, and linen without options. */
function coats() {
  const index = createCatalogIndex({ valueAttribute: () => 1 });
  index.setOptions(options);
  const names = ['Palto', 'Пальто'];
  index.putAll(options.map(({ id }) => aDoc({ id, names, values: [id] })));
  index.put(aDoc({ id: 9, names: ['Choyshab', 'Постельное бельё'] }));
  return index;
}

test.each([
  [1, ['чёрное пальто', 'черное', 'чёрного', 'qora palto', 'chernoe palto', 'qora']],
  [2, ['белое пальто', 'белые пальто', 'белую', 'белая', 'belaya', 'oq palto', 'oq']],
  [3, ['синее пальто', 'синяя', 'синие', 'sinie', 'koʻk palto', "ko'k"]],
  [4, ['тёмно-зелёное', 'зелёные', 'toʻq yashil palto', 'yashil palto']],
  [5, ['пальто xl', 'XL', 'palto xl']],
  [6, ['128gb', '128гб', '128 gb', 'palto 128gb']],
  [9, ['бельё', 'белье', 'постельное белье']],
])('finds only product %i by the texts %j (S2-11)', (id, texts) => {
  const index = coats();
  for (const text of texts) {
    const { ids, corrected } = index.query({ text, page: 1, size: 9 });
    expect([text, ids, corrected]).toEqual([text, [id], null]);
  }
});

test('sorts matches by name before matches by option (S2-11)', () => {
  const index = coats();
  index.put(aDoc({ id: 7, names: ['Чёрное пальто'], popularity: -1 }));
  expect(index.query({ text: 'чёрное пальто', page: 1, size: 9 }).ids).toEqual([7, 1]);
});

test('ignores an option in the text if no product of that name has it (S2-11)', () => {
  const index = coats();
  const found = (text: string) => index.query({ text, page: 1, size: 9 });
  expect(found('чёрное бельё')).toMatchObject({ ids: [9], corrected: 'бельё' });
  expect(found('чёрное пальто xl')).toMatchObject({ corrected: 'пальто xl' });
  expect(found('чёрный мотоцикл')).toMatchObject({ ids: [], corrected: null });
});

test('facets count only the products that match the search text', () => {
  expect(search('samsung').facets.categories).toEqual([
    { id: 1, count: 1 },
    { id: 2, count: 1 },
  ]);
});

test('does not filter by blank text', () => {
  expect(search('   ').count).toBe(names.length);
});

test('finds a renamed product only by its new name', () => {
  const index = aShop();
  index.put(aDoc({ id: names.indexOf('cauldron'), names: ['Mantiqasqon'] }));
  const ids = (text: string) => index.query({ text, page: 1, size: 9 }).ids;
  expect(ids('kazan')).toEqual([]);
  expect(ids('mantiqasqan')).toEqual([names.indexOf('cauldron')]);
});

test.each([
  ['смар', ['galaxy', 'iphone', 'xiaomi'], [2]],
  ['hd', ['fridge'], []],
  ['ql', [], []],
  ['oʻyin', ['toy'], [3]],
  ['xolod', ['fridge', 'samsungFridge'], [1]],
  ['cvfhn', ['galaxy', 'iphone', 'xiaomi'], [2]],
  ['samsung smar', ['galaxy'], [2]],
  ['%', [], []],
])(
  'for "%s", suggests products and only categories that contain products (B-55)',
  (text, goods, ids) => {
    const { productIds, categoryIds } = shop.suggest(text, { categories: 5, products: 8 });
    expect(productIds.map((id) => names[id]).sort()).toEqual(goods);
    expect(categoryIds).toEqual(ids);
  },
);

test.each(['%_\\', '🙂🙃', '....;;;', "'", 'ʻ', '\u0000', '-'.repeat(100)])(
  'finds nothing for text without a word: %j',
  (text) => {
    expect(search(text)).toMatchObject({ ids: [], count: 0, corrected: null });
  },
);

test('searches any input without an error', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(search(text).count).toBeLessThanOrEqual(names.length);
      expect(shop.suggest(text, { categories: 3, products: 3 }).productIds.length).toBeLessThan(4);
    }),
  );
});
