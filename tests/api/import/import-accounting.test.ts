import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import writeWorkbook from 'write-excel-file/node';
import { readHeadings } from '@/api/import/read/headings';
import { importCatalog } from '@/tests/api/setup/operator';
import { read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';
import { served } from '@/tests/support/page/served';

const folder = mkdtempSync(join(tmpdir(), 'chorsu-accounting-'));
const COUNT = 300;
const isAllowed = (address: string) => address === '127.0.0.1';

/** Encodes Russian text as Windows-1251; Node can only decode it. */
function cp1251(text: string): Buffer {
  const decoder = new TextDecoder('windows-1251');
  const codes = Array.from({ length: 256 }, (_, code) => code);
  const byLetter = new Map(codes.map((code) => [decoder.decode(Uint8Array.of(code)), code]));
  return Buffer.from(Array.from(text, (letter) => byLetter.get(letter) ?? 0x3f));
}

function aFile(name: string, content: string | Buffer): string {
  const file = join(folder, name);
  writeFileSync(file, content);
  return file;
}

async function importGoods(file: string, options: object = {}) {
  const { ports } = await testShop();
  const ignored: string[] = [];
  const onIgnored = (headings: string[]) => ignored.push(...headings);
  const request = { file, dryRun: false, withdrawOptions: false, isAllowed, onIgnored };
  const report = await importCatalog(ports, { ...request, ...options });
  await ports.catalog.reread();
  return { ...report, ignored };
}

test('imports 300 goods in the format of an accounting program (B-13)', async () => {
  const images = await Promise.all(
    ['#c8322f', '#2f6fc8'].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .jpeg()
        .toBuffer(),
    ),
  );
  const url = await served((req, res) => {
    const image = images[Number(req.url?.slice(1))];
    res.writeHead(image ? 200 : 404).end(image);
  });
  const rows = Array.from({ length: COUNT }, (_, at) => {
    const code = String(at + 1).padStart(8, '0');
    const price = `6 ${String(at).padStart(3, '0')} 000,00`;
    const image = at < 20 ? `${url}/${at % 2}` : '';
    return [code, `Ц-${at}`, `Кастрюля "Уют", ${at} л`, 'Посуда', price, '12,000', 'шт', image];
  });
  const doubled = rows[4] ?? [];
  const quoted = [...rows, doubled].map((cells) =>
    cells.map((cell) => (/["';]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)).join(';'),
  );
  const text = [
    'Прайс-лист ООО «Уют» на 28.11.2026;;;;;;;',
    ';;;;;;;',
    'Артикул;Код;Наименование;Группа;Цена, сум;Остаток;Ед. изм.;Фото',
    ...quoted,
  ].join('\r\n');
  const file = aFile('1c.csv', cp1251(text));

  const tried = await importGoods(file, { dryRun: true });
  const report = await importGoods(file);

  expect(tried).toMatchObject({ rows: COUNT - 1, refused: 1, heldBack: 1, added: COUNT - 1 });
  expect(report).toMatchObject({ rows: COUNT - 1, refused: 1, heldBack: 1, added: COUNT - 1 });
  expect(report.bad).toEqual([{ row: COUNT + 4, reason: 'article: repeats row 8' }]);
  expect(report.ignored).toEqual(['Код', 'Ед. изм.']);
  const { results } = await read('product.list', '/catalog/product?search=00000008&size=1');
  expect(results[0]).toMatchObject({ name: 'Кастрюля "Уют", 7 л', price: 6_007_000 });
  expect(results[0]?.images).toHaveLength(1);
  expect(await importGoods(file)).toMatchObject({ added: 0, changed: 0, unchanged: COUNT - 1 });
});

const goods = [
  ['Artikul', 'Nomi', 'Turkum', 'Narxi', 'Qoldiq'],
  ['WORK-1', 'Choynak', 'Idishlar', 45_000, 3],
  ['WORK-2', 'Piyola', 'Idishlar', 9_000, 60],
];

test('imports the same goods from a workbook and from text with tabs or commas (B-13)', async () => {
  const file = join(folder, 'goods.xlsx');
  await writeWorkbook(goods).toFile(file);
  expect(await importGoods(file)).toMatchObject({ rows: 2, added: 2, bad: [] });
  for (const sign of ['\t', ',']) {
    const table = aFile('same.csv', `\uFEFF${goods.map((row) => row.join(sign)).join('\n')}`);
    expect(await importGoods(table)).toMatchObject({ rows: 2, unchanged: 2, bad: [] });
  }
  const utf16 = Buffer.from(`\uFEFF${goods.map((row) => row.join('\t')).join('\n')}`, 'utf16le');
  expect(await importGoods(aFile('unicode.txt', utf16))).toMatchObject({ rows: 2, unchanged: 2 });
});

test('uses a stored mapping of headings and reports the ignored columns (B-13)', async () => {
  const file = aFile('own.csv', 'Индекс;Опт;Розница;Stok\nWORK-1;1;46000;99\n');
  const table = aFile('columns.json', '{"индекс":"article","Розница":"price","Stok":null}');
  const headings = await readHeadings(table);
  await expect(importGoods(file)).rejects.toThrow('no header row with the column');
  const report = await importGoods(file, { headings });
  expect(report).toMatchObject({ changed: 1, bad: [], ignored: ['Опт', 'Stok'] });
  expect(report.changes).toMatchObject([{ field: 'price', was: '45000', becomes: '46000' }]);

  const wrong = aFile('wrong.json', '{"Опт":"prise"}');
  await expect(readHeadings(wrong)).rejects.toThrow(/must be a JSON object that maps each heading/);
  const twice = aFile('twice.csv', 'Артикул;Цена;Розничная цена\nWORK-1;1;2\n');
  await expect(importGoods(twice)).rejects.toThrow("twice: 'Цена' and 'Розничная цена'");
});

test('refuses an image at a private address, unless the import omits images (B-13)', async () => {
  const line = 'article,category,name_ru,price,stock,images\nWORK-3,Idishlar,Чайник,1000,1,';
  const file = aFile('private.csv', `${line}http://127.0.0.1:1/a.jpg\n`);
  const refused = await importGoods(file, { isAllowed: undefined });
  expect(refused.bad).toEqual([
    {
      row: 2,
      reason:
        'images: http://127.0.0.1:1/a.jpg cannot be downloaded: 127.0.0.1 is not on the public internet',
    },
  ]);
  expect(await importGoods(file, { withoutPictures: true })).toMatchObject({ added: 1, bad: [] });
});

test('skips a totals row unless it has a SKU (B-13)', async () => {
  const file = aFile(
    'totals.csv',
    [
      'Артикул;Наименование;Группа;Цена;Остаток',
      'TOTAL-1;Итого-чайник;Посуда;1 000,00;3,000',
      'Итого-2;Чайник;Посуда;1 000,00;3,000',
      ';Итого по складу:;;2 000,00;6,000',
      'Jami;;;;',
      ';Итоговый чайник;Посуда;1 000,00;3,000',
    ].join('\n'),
  );
  const { rows, bad } = await importGoods(file);
  expect([rows, bad.map(({ row }) => row)]).toEqual([2, [6]]);
});
