import { execFileSync } from 'node:child_process';
import { closeSync, constants, openSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, onTestFinished, test } from 'vitest';
import { aFile, aRow, folder, importGoods } from '@/tests/api/setup/import';
import { read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

test('images are decoded, stored and served; other files are rejected (B-13)', async () => {
  const red = { width: 40, height: 30, channels: 3 as const, background: '#c8322f' };
  await sharp({ create: red }).png().toFile(join(folder, 'red.png'));
  writeFileSync(join(folder, 'not-a-picture.png'), 'hello');
  const rows = [
    aRow('PICTURE-1', '10000', ',,red.png,'),
    aRow('PICTURE-2', '10000', ',,not-a-picture.png,'),
    aRow('PICTURE-3', '10000', ',,no-such.png,'),
    aRow('PICTURE-4', '10000', ',,https://example.com/a.png,'),
  ];
  const { app, ports } = await testShop();
  // Other test files of this worker have stored photos in this folder.
  const stored = async () => (await ports.media.list('uploads')).map(({ path }) => path);
  const before = await stored();
  const report = await importGoods(aFile(rows));
  const added = (await stored()).filter((name) => name.endsWith('.webp') && !before.includes(name));

  expect(report.bad.map(({ row }) => row)).toEqual([3, 4, 5]);
  expect(report.bad[0]?.reason).toBe('images: not-a-picture.png is missing or is not an image');
  const { results } = await read('product.list', '/catalog/product?search=PICTURE-1&size=1');
  const image = results[0]?.images[0]?.image;
  const response = await app.request(`/media/${image}`);
  expect(response.headers.get('content-type')).toBe('image/webp');
  expect(added).toEqual([image]);
});

/** Creates a pipe without a writer. Pending reads are released at the end of the test. */
function aPipe(name: string): string {
  const pipe = join(folder, name);
  execFileSync('mkfifo', [pipe]);
  onTestFinished(() => {
    try {
      closeSync(openSync(pipe, constants.O_WRONLY | constants.O_NONBLOCK));
    } catch {
      // No read is pending.
    }
  });
  return pipe;
}

test('a pipe is not read as a file, because it can be endless (B-13)', async () => {
  aPipe('pipe.png');
  const report = await importGoods(aFile([aRow('PICTURE-5', '10000', ',,pipe.png,')]));
  expect(report.bad.map(({ reason }) => reason)).toEqual([
    'images: pipe.png is missing or is not an image',
  ]);
  await expect(importGoods(aPipe('pipe.csv'))).rejects.toThrow(/cannot be read/);
});

test('a file that is too large is rejected before it is read (B-13)', async () => {
  const large = aFile([]);
  // The sparse file is larger than a process can read at once, and takes no disk space.
  truncateSync(large, 3 * 1024 ** 3);
  await expect(importGoods(large)).rejects.toThrow('the file is larger than 100 MB');
});

test('JSON and CSV with semicolons give the same result (B-13)', async () => {
  const product = {
    article: 'JSON-1',
    category: 'Sinov',
    name_uz: 'Nom',
    name_ru: 'Имя',
    price: 1000,
    stock: 1,
  };
  const json = join(folder, 'catalog.json');
  writeFileSync(json, JSON.stringify([product]));
  const csv = join(folder, 'semicolons.csv');
  writeFileSync(
    csv,
    `\uFEFF${Object.keys(product).join(';')}\r\n${Object.values(product).join(';')}\r\n`,
  );

  expect(await importGoods(json)).toMatchObject({ added: 1, bad: [] });
  expect(await importGoods(csv)).toMatchObject({ unchanged: 1, bad: [] });
});

test.each([
  ['no-such-file.csv', null, /cannot be read/],
  ['no-head.csv', 'a,b\n1,2', /no header row with the column/],
  ['broken.csv', 'article\n"open', /not CSV/],
  ['broken.json', '{', /not a JSON list/],
  ['binary.csv', Buffer.from([0x61, 0x00, 0xff]), /neither text nor a workbook/],
  ['workbook.xlsx', 'hello', /not a workbook/],
])('%s is rejected as a whole, with the reason (B-13)', async (name, content, reason) => {
  const file = join(folder, name);
  if (content !== null) writeFileSync(file, content);
  await expect(importGoods(file)).rejects.toThrow(reason);
});
