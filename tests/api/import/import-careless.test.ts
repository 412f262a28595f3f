import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { productImages, products, variants } from '@/api/db/schema/catalog';
import { importCatalog } from '@/tests/api/setup/operator';
import { testShop } from '@/tests/api/setup/shop';

const folder = mkdtempSync(join(tmpdir(), 'chorsu-api-import-careless-'));
await sharp({ create: { width: 20, height: 20, channels: 3, background: '#c8322f' } })
  .png()
  .toFile(join(folder, 'front.png'));

const head = 'article,category,name_uz,name_ru,price,stock,short_uz,attributes,options,images';

/** Returns the rows of a product in two colors, of which only the first has an image. */
function aProduct(article: string): string {
  const own = `${article},Ehtiyotsiz,Kitob ${article},Книга ${article}`;
  return [
    head,
    `${own},1000,5,Qisqa,Muqova = qattiq,Rang|Цвет = Qora|Чёрный|#000000,front.png`,
    `${own},1000,5,Qisqa,,Rang|Цвет = Oq|Белый|#ffffff,`,
  ].join('\n');
}

async function importGoods(text: string, { name = 'goods.csv', withdrawOptions = false } = {}) {
  const { ports } = await testShop();
  const file = join(folder, name);
  writeFileSync(file, text);
  return importCatalog(ports, { file, dryRun: false, withdrawOptions });
}

async function stored(article: string) {
  const { db } = (await testShop()).ports;
  const [product] = await db.select().from(products).where(eq(products.article, article));
  const id = product?.id ?? 0;
  const options = await db
    .select()
    .from(variants)
    .where(eq(variants.productId, id))
    .orderBy(variants.id);
  const images = await db.select().from(productImages).where(eq(productImages.productId, id));
  return { product, options, images };
}

test('separators and invisible characters do not clear a field (B-13)', async () => {
  await importGoods(aProduct('CARE-1'));
  const before = await stored('CARE-1');
  const options = 'Rang = Qora';
  const columns = 'article,options,short_uz,attributes,images';

  const report = await importGoods(
    [columns, `CARE-1,${options},\u202a,; ;,;`, `CARE-1,Rang = Oq,\u200b,;,`].join('\n'),
  );
  const json = [{ article: 'CARE-1', options, images: ['', ' '], attributes: [''] }];
  const again = await importGoods(JSON.stringify(json), { name: 'goods.json' });

  expect(report).toMatchObject({ rows: 2, unchanged: 1, bad: [] });
  expect(again).toMatchObject({ rows: 1, unchanged: 1, bad: [] });
  expect(before.images).toHaveLength(1);
  expect(await stored('CARE-1')).toEqual(before);
});

test('a row with two values for one option is rejected (B-13)', async () => {
  await importGoods(aProduct('CARE-2'));
  const before = await stored('CARE-2');

  const report = await importGoods('article,options,price\nCARE-2,Rang = Qora; Цвет = Oq,9');

  expect(report.bad).toEqual([{ row: 2, reason: 'options: has two values of one attribute' }]);
  expect(await stored('CARE-2')).toEqual(before);
});

test('extra cells in a row exclude its product despite invisible characters (B-13)', async () => {
  await importGoods(aProduct('CARE-3'));
  const before = await stored('CARE-3');

  const report = await importGoods(
    ['article,options,price', 'CARE-3,Rang = Oq,9', '\u202aCARE-3,Rang = Qora,1,000'].join('\n'),
  );

  expect(report).toMatchObject({ rows: 0, heldBack: 1 });
  expect(await stored('CARE-3')).toEqual(before);
});

test('nothing is withdrawn when a row has no SKU (B-13)', async () => {
  await importGoods(aProduct('CARE-4'));
  const before = await stored('CARE-4');
  const merged = 'article,options,price\nCARE-4,Rang = Qora,1000\n,Rang = Oq,1000';

  await expect(importGoods(merged, { withdrawOptions: true })).rejects.toThrow(
    'row 3 has no valid SKU (article: is empty); nothing was imported. Fix the row, or import without --withdraw-options',
  );
  expect(await stored('CARE-4')).toEqual(before);
  expect(await importGoods(merged)).toMatchObject({ rows: 1, bad: [{ row: 3 }] });
});

test('a repeated column is rejected in JSON (B-13)', async () => {
  const twice = [{ article: 'CARE-5', price: 5, ' Price': 6 }];

  await expect(importGoods(JSON.stringify(twice), { name: 'goods.json' })).rejects.toThrow(
    "product 1 names the column 'price' twice",
  );
});

test('a row with more than 100 images is rejected (B-13)', async () => {
  const names = Array.from({ length: 101 }, (_, index) => `${index}.png`).join(';');
  const text = aProduct('CARE-101').replace('front.png', names);
  expect(await importGoods(text)).toMatchObject({
    bad: [
      {
        row: 2,
        reason: expect.stringMatching(/^images: '0\.png;.*…' must be at most 100 images$/),
      },
    ],
  });
});

test('suggests the existing SKU that an unknown SKU in the file resembles', async () => {
  await importGoods(aProduct('000NEAR-7'));
  const options = 'Rang = Qora';
  const slips = ['NEAR-7', '000near-7', ' 000NEAR- 7'];
  const prices = await importGoods(
    ['article,price,options', ...slips.map((slip) => `${slip},2000,${options}`)].join('\n'),
  );
  expect(prices.bad.map(({ reason }) => reason)).toEqual(
    slips.map(() => expect.stringMatching(/^a new product needs .+; did you mean 000NEAR-7\?$/)),
  );
  expect((await stored('000NEAR-7')).options[0]?.price).toBe(1000);

  const whole = await importGoods(aProduct('near-7'));
  expect(whole).toMatchObject({ added: 1, nearArticles: ['near-7 resembles 000NEAR-7'] });
  const again = await importGoods(aProduct('near-7'));
  expect(again).toMatchObject({ unchanged: 1, nearArticles: [] });
});
