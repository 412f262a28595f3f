import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq, inArray } from 'drizzle-orm';
import fc from 'fast-check';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import {
  categories,
  productImages,
  products,
  productValues,
  variants,
} from '@/api/db/schema/catalog';
import type { ImportOptions } from '@/api/operator/importing';
import { importCatalog } from '@/tests/api/setup/operator';
import { read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

type Cells = Record<string, string>;

const folder = mkdtempSync(join(tmpdir(), 'chorsu-api-import-partial-'));
for (const [at, name] of ['front', 'back', 'white'].entries()) {
  const create = { width: 20 + at, height: 20, channels: 3 as const, background: '#c8322f' };
  await sharp({ create })
    .png()
    .toFile(join(folder, `${name}.png`));
}

const blue = 'Rang|Цвет = Koʻk|Синий|#5b8fd6; Xotira|Память = 128 GB|128 ГБ';
const white = 'Rang|Цвет = Oq|Белый|#f2f3f5; Xotira|Память = 128 GB|128 ГБ';

/** Returns the rows, with every column, of a product in two colors. */
function phone(article: string): [Cells, Cells] {
  const shared = {
    article,
    category: 'Qisman|Частичное > Qismlar|Части',
    name_uz: `Telefon ${article}`,
    name_ru: `Телефон ${article}`,
    brand: 'Sado',
    short_uz: 'Yaxshi telefon',
    short_ru: 'Хороший телефон',
    description_uz: "<p onclick='x()'>Uzun matn<script>x()</script></p>",
    description_ru: '<p>Длинный текст</p>',
    attributes: 'Ekran|Экран = 6.1 dyuym|6,1 дюйма',
    express: 'yes',
    is_new: 'yes',
    withdrawn: 'no',
  };
  return [
    {
      ...shared,
      options: blue,
      price: '5000000',
      discounted_price: '4500000',
      stock: '7',
      images: 'front.png;back.png',
    },
    { ...shared, options: white, price: '5100000', stock: '3', images: 'white.png' },
  ];
}

let files = 0;
function aFile(rows: Cells[]): string {
  files += 1;
  const file = join(folder, `${files}.csv`);
  const names = [...new Set(['article', ...rows.flatMap((row) => Object.keys(row))])];
  const lines = rows.map((row) => names.map((name) => `"${row[name] ?? ''}"`).join(','));
  writeFileSync(file, [names.join(','), ...lines].join('\n'));
  return file;
}

async function importGoods(rows: Cells[], given: Partial<ImportOptions> = {}) {
  const { ports } = await testShop();
  const published: string[][] = [];
  const publishInvalidation = (tags: string[]) => published.push(tags);
  const request = { file: aFile(rows), dryRun: false, withdrawOptions: false, ...given };
  const report = await importCatalog({ ...ports, publishInvalidation }, request);
  return { ...report, published };
}

/** Returns all stored rows of the products with these SKUs. */
async function stored(...articles: string[]) {
  const { db } = (await testShop()).ports;
  const own = await db
    .select()
    .from(products)
    .where(inArray(products.article, articles))
    .orderBy(products.id);
  const ids = own.map(({ id }) => id);
  const valueRows = await db
    .select()
    .from(productValues)
    .where(inArray(productValues.productId, ids))
    .orderBy(productValues.productId, productValues.valueId);
  const imageRows = await db
    .select()
    .from(productImages)
    .where(inArray(productImages.productId, ids))
    .orderBy(productImages.id);
  const variantRows = await db
    .select()
    .from(variants)
    .where(inArray(variants.productId, ids))
    .orderBy(variants.id);
  return { products: own, variants: variantRows, values: valueRows, images: imageRows };
}

test('a file that omits most columns changes only prices and stock (B-13)', async () => {
  await importGoods(phone('SIX-1'));
  const before = await stored('SIX-1');
  const [row] = phone('SIX-1');
  const { category = '', name_uz = '', name_ru = '' } = row;
  const six = { article: 'SIX-1', category, name_uz, name_ru, price: '4900000', stock: '9' };

  const { bad } = await importGoods([six]);
  const report = await importGoods([{ ...six, options: blue }]);
  const after = await stored('SIX-1');

  expect(bad).toEqual([
    { row: 2, reason: 'options: must select one, because the product has several variants' },
  ]);
  expect(report).toMatchObject({ rows: 1, changed: 1, bad: [], fields: { price: 1, stock: 1 } });
  const [first, second] = before.variants;
  expect(after).toEqual({
    ...before,
    products: [{ ...before.products[0], changedIn: after.products[0]?.changedIn }],
    variants: [{ ...first, price: 4_900_000, stock: 9 }, second],
  });
});

test('an existing product needs only SKU, price and stock (B-13)', async () => {
  const [{ options, images, ...row }] = phone('THREE-1');
  await importGoods([row]);
  const report = await importGoods([
    { article: 'THREE-1', price: '6000000', stock: '1' },
    { article: 'THREE-2', price: '6000000', stock: '1' },
  ]);

  expect(report).toMatchObject({ rows: 1, changed: 1, added: 0 });
  expect(report.bad).toEqual([
    { row: 3, reason: 'a new product needs category, name_uz or name_ru' },
  ]);
  expect((await stored('THREE-1')).variants).toMatchObject([
    { price: 6_000_000, discountedPrice: 4_500_000, stock: 1 },
  ]);
});

test('an invalid cell withdraws nothing and leaves its product unchanged (B-13)', async () => {
  await importGoods([...phone('TYPO-1'), ...phone('TYPO-2')]);
  const before = await stored('TYPO-1');
  const dearer = [...phone('TYPO-1'), ...phone('TYPO-2')].map((row) => ({
    ...row,
    discounted_price: '',
    price: '7000000',
  }));
  const [first, ...others] = dearer;
  const report = await importGoods([{ ...first, stock: '2O00' }, ...others], {
    withdrawOptions: true,
  });

  expect(report.bad).toEqual([{ row: 2, reason: "stock: '2O00' must be a number" }]);
  expect(report).toMatchObject({ rows: 2, heldBack: 1, changed: 1 });
  expect(await stored('TYPO-1')).toEqual(before);
  const taken = await stored('TYPO-2');
  expect(taken.variants.map(({ price }) => price)).toEqual([7_000_000, 7_000_000]);
});

test('importing any rows and columns a second time changes nothing (B-13)', async () => {
  const all = [...phone('SUBSET-1'), ...phone('SUBSET-2')];
  await importGoods(all);
  const articles = ['SUBSET-1', 'SUBSET-2'];
  const before = await stored(...articles);
  const names = Object.keys(all[0] ?? {}).filter((name) => name !== 'article');

  await fc.assert(
    fc.asyncProperty(fc.subarray(names), fc.subarray(all), async (columns, rows) => {
      const kept = new Set(['article', ...columns]);
      const part = rows.map((row) =>
        Object.fromEntries(Object.entries(row).filter(([name]) => kept.has(name))),
      );
      const { published, added, changed } = await importGoods(part);
      expect({ published, added, changed }).toEqual({ published: [], added: 0, changed: 0 });
      expect(await stored(...articles)).toEqual(before);
    }),
    { numRuns: 20 },
  );
});

test('only "(clear)" clears a field, and required fields cannot be cleared (B-13)', async () => {
  await importGoods(phone('CLEAR-1'));
  const article = 'CLEAR-1';
  const cells = { brand: '(clear)', description_ru: '(Clear)', images: '(clear)' };
  const report = await importGoods([
    { article, options: blue, discounted_price: '(clear)', ...cells },
  ]);
  const after = await stored(article);

  expect(report).toMatchObject({
    bad: [],
    fields: { brand: 1, description_ru: 1, images: 1, discounted_price: 1 },
  });
  expect(after.products[0]?.description).toEqual({ uz: '<p>Uzun matn</p>', ru: '' });
  expect(after.variants[0]?.discountedPrice).toBeNull();
  expect(after.images).toHaveLength(1);
  const refused = await importGoods([
    { article, options: blue, price: '(clear)', name_uz: '(clear)' },
  ]);
  expect(refused.bad).toEqual([
    { row: 2, reason: 'name_uz: cannot be cleared; price: cannot be cleared' },
  ]);
});

test('null and an empty text in JSON leave a field unchanged (B-13)', async () => {
  await importGoods(phone('NULL-1'));
  const before = await stored('NULL-1');
  const file = join(folder, 'nulls.json');
  const empty = { brand: null, images: [], short_uz: '', description_uz: null };
  writeFileSync(file, JSON.stringify([{ article: 'NULL-1', options: blue, ...empty }]));
  const { ports } = await testShop();
  const request = { file, dryRun: false, withdrawOptions: false };

  expect(await importCatalog(ports, request)).toMatchObject({ unchanged: 1, bad: [] });
  expect(await stored('NULL-1')).toEqual(before);
});

test.each([
  ['discount_price', "unknown columns: 'discount_price' (did you mean 'discounted_price'?)"],
  ['Prise', "unknown columns: 'prise' (did you mean 'price'?)"],
])('a file with the misspelled column %s is rejected as a whole (B-13)', async (column, reason) => {
  const [row] = phone('COLUMN-1');
  await expect(importGoods([{ ...row, [column]: '1' }])).rejects.toThrow(reason);
  const file = join(folder, 'unknown.json');
  writeFileSync(file, JSON.stringify([{ ...row, [column]: 1 }]));
  await expect(importGoods([], { file })).rejects.toThrow(reason);
  expect((await stored('COLUMN-1')).products).toEqual([]);
});

test('a dry run reports the changes by field and applies none (B-13)', async () => {
  const [first, second] = phone('DRY-1');
  await importGoods([first, second]);
  const before = await stored('DRY-1');
  const rows = [
    {
      ...first,
      category: 'Yangi boʻlim',
      brand: 'Yangi',
      price: '5200000',
      name_ru: 'я'.repeat(100),
    },
    { article: 'DRY-1', options: white, stock: '0' },
  ];
  const { changes, fields, changed, published } = await importGoods(rows, { dryRun: true });

  expect(changes).toEqual([
    ...[
      ['category', 'Qisman > Qismlar', 'Yangi boʻlim'],
      ['name_ru', 'Телефон DRY-1', `${'я'.repeat(59)}…`],
      ['brand', 'Sado', 'Yangi'],
    ].map(([field, was, becomes]) => ({ article: 'DRY-1', option: '', field, was, becomes })),
    expect.objectContaining({ field: 'price', was: '5000000', becomes: '5200000' }),
    expect.objectContaining({ option: 'Oq, 128 GB', field: 'stock', was: '3', becomes: '0' }),
  ]);
  expect({ fields, changed, published }).toEqual({
    fields: { category: 1, name_ru: 1, brand: 1, price: 1, stock: 1 },
    changed: 1,
    published: [],
  });
  expect(await stored('DRY-1')).toEqual(before);
  const { db } = (await testShop()).ports;
  const made = await db.select().from(categories).where(eq(categories.slug, 'yangi-bolim'));
  expect(made).toEqual([]);
});

test('reports which variants are for sale before and after an import (B-13)', async () => {
  const [first, second] = phone('STATE-1');
  const variantChanges = async (rows: Cells[]) => {
    const { changes } = await importGoods(rows, { withdrawOptions: true });
    return changes
      .filter(({ field }) => field === 'variant')
      .map(({ option, was, becomes }) => [option, was, becomes]);
  };
  expect(await variantChanges([first])).toEqual([['Koʻk, 128 GB', '', 'for sale']]);
  expect(await variantChanges([second])).toEqual([
    ['Oq, 128 GB', '', 'for sale'],
    ['Koʻk, 128 GB', 'for sale', 'withdrawn'],
  ]);
  expect(await variantChanges([first, second])).toEqual([
    ['Koʻk, 128 GB', 'withdrawn', 'for sale'],
  ]);
});

test('an import invalidates only the pages of changed products (B-28)', async () => {
  await importGoods([...phone('PAGES-1'), ...phone('PAGES-2'), ...phone('PAGES-3')]);
  const rows = [...phone('PAGES-1'), ...phone('PAGES-2'), ...phone('PAGES-3')];
  const [, , cheaper, , fewer] = rows;
  if (cheaper) cheaper.price = '4800000';
  if (fewer) fewer.stock = '6';
  const { published } = await importGoods(rows);
  const [priced, counted] = (await stored('PAGES-2', 'PAGES-3')).products;
  const menu = await read('product.list', '/catalog/product?menu=qisman&size=1');

  expect(menu.count).toBeGreaterThan(0);
  expect(published).toEqual([
    [
      `product-${priced?.id}`,
      `product-${counted?.id}`,
      'menu-qismlar',
      'menu-qisman',
      'products-all',
    ],
  ]);
  const stockAlone = await importGoods([{ article: 'PAGES-3', options: blue, stock: '5' }]);
  expect(stockAlone.published).toEqual([[`product-${counted?.id}`]]);
});

test('a row is rejected when its option attributes differ from stored options (B-13)', async () => {
  const [row] = phone('KINDS-9');
  await importGoods([row]);
  const other = { ...row, options: 'Hajm|Объём = 1 l' };
  expect((await importGoods([other])).bad).toEqual([
    {
      row: 2,
      reason: "options: must have the same attributes as the product's other variants",
    },
  ]);
  expect(await importGoods([other], { withdrawOptions: true })).toMatchObject({
    changed: 1,
    bad: [],
  });
});

test('control and bidirectional characters are removed (B-13)', async () => {
  const [{ options, images, ...row }] = phone('HIDDEN-1');
  await importGoods([{ ...row, name_uz: 'Tele\u001b[31mfon\u202E\u0007' }]);
  expect((await stored('HIDDEN-1')).products[0]?.name.uz).toBe('Telefon');
});
