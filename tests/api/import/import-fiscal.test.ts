import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { products } from '@/api/db/schema/catalog';
import { type ExportRow, exportGoods } from '@/api/import/export-goods';
import { importCatalog } from '@/tests/api/setup/operator';
import { testShop } from '@/tests/api/setup/shop';

const folder = mkdtempSync(join(tmpdir(), 'chorsu-fiscal-'));
const IKPU = '02202002001000000';

async function importGoods(content: string, name = 'goods.csv') {
  const { ports } = await testShop();
  const file = join(folder, name);
  if (content) writeFileSync(file, content);
  return importCatalog(ports, { file, dryRun: false, withdrawOptions: false });
}

async function codesOf(article: string) {
  const { ports } = await testShop();
  const [row] = await ports.db.select().from(products).where(eq(products.article, article));
  return [row?.ikpu, row?.packageCode, row?.vatPercent];
}

async function exported(article: string): Promise<ExportRow | undefined> {
  const { ports } = await testShop();
  let after: string | undefined;
  do {
    const { rows, next } = await exportGoods(ports, { after });
    const found = rows.find((row) => row.article === article);
    if (found) return found;
    after = next ?? undefined;
  } while (after);
  return undefined;
}

const aProduct = (article: string, codes: string) =>
  importGoods(
    'Артикул;Наименование;Группа;Цена;Остаток;ИКПУ;Код упаковки;Ставка НДС, %\n' +
      `${article};Кола;Напитки;9000;5;${codes}\n`,
  );

test('imports fiscal codes under the headings of accounting programs (B-13)', async () => {
  expect(await aProduct('FISCAL-1', `${IKPU};1378895;12%`)).toMatchObject({ added: 1, bad: [] });
  expect(await codesOf('FISCAL-1')).toEqual([IKPU, '1378895', 12]);

  const uzbek = `Artikul;MXIK kodi;Qadoq kodi;QQS\nFISCAL-1;10305001001000000;22;QQSsiz\n`;
  expect((await importGoods(uzbek)).changes).toEqual([
    { article: 'FISCAL-1', option: '', field: 'ikpu', was: IKPU, becomes: '10305001001000000' },
    { article: 'FISCAL-1', option: '', field: 'package_code', was: '1378895', becomes: '22' },
    { article: 'FISCAL-1', option: '', field: 'vat_percent', was: '12', becomes: '0' },
  ]);
  expect(await codesOf('FISCAL-1')).toEqual(['10305001001000000', '22', 0]);
});

test('clears fiscal codes only on request, not when their columns are missing (B-13)', async () => {
  await aProduct('FISCAL-2', `${IKPU};1378895;0`);
  expect(await importGoods('article,price\nFISCAL-2,9500\n')).toMatchObject({ changed: 1 });
  expect(await codesOf('FISCAL-2')).toEqual([IKPU, '1378895', 0]);
  const cleared = 'article,ikpu,package_code,vat_percent\nFISCAL-2,(clear),(clear),(clear)\n';
  expect(await importGoods(cleared)).toMatchObject({ changed: 1, bad: [] });
  expect(await codesOf('FISCAL-2')).toEqual([null, null, null]);
  expect(await importGoods('article,vat_percent\nFISCAL-2,Без НДС\n')).toMatchObject({
    changed: 1,
  });
  expect(await codesOf('FISCAL-2')).toEqual([null, null, 0]);
});

test.each([
  ['1234567890123456;1;12', "ikpu: '1234567890123456' must be 17 digits"],
  ['1,0305E+16;1;12', "ikpu: '1,0305E+16' must be 17 digits"],
  [`${IKPU};шт;12`, "package_code: 'шт' must be digits"],
  [`${IKPU};1;101`, "vat_percent: '101' is too large; at most 100"],
  [`${IKPU};1;0,12`, "vat_percent: '0,12' must be whole"],
])('refuses the codes %s (B-13)', async (codes, reason) => {
  const { bad } = await aProduct('FISCAL-3', codes);
  expect(bad).toEqual([{ row: 2, reason }]);
});

test('refuses an IKPU that a spreadsheet stores as a number (B-13)', async () => {
  await aProduct('FISCAL-4', `${IKPU};1378895;12`);
  const file = join(folder, 'numbers.xlsx');
  await writeWorkbook([
    ['article', 'ikpu'],
    ['FISCAL-4', 10_305_001_001_000_000],
  ]).toFile(file);
  expect((await importGoods('', 'numbers.xlsx')).bad).toEqual([
    { row: 2, reason: "ikpu: '1.0305001001e+16' must be 17 digits" },
  ]);
  const json = '[{ "article": "FISCAL-4", "ikpu": 10305001001000000 }]';
  expect((await importGoods(json, 'numbers.json')).bad).toMatchObject([
    { row: 1, reason: expect.stringContaining('17 digits as text') },
  ]);
  expect(await codesOf('FISCAL-4')).toEqual([IKPU, '1378895', 12]);
});

test('exports fiscal codes in the format that the import reads (B-13)', async () => {
  await aProduct('FISCAL-5', `${IKPU};1378895;0`);
  const row = await exported('FISCAL-5');
  expect(row).toMatchObject({ ikpu: IKPU, package_code: '1378895', vat_percent: 0 });
  const again = await importGoods(JSON.stringify([row]), 'goods.json');
  expect(again).toMatchObject({ unchanged: 1, bad: [] });
});
