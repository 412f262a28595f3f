import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { startApi } from '@/tests/api/setup/api-process';
import { oneClickOf } from '@/tests/api/setup/order';
import { anEmptyFolder, aShopFolder } from '@/tests/api/setup/shop-folder';
import { runShop } from '@/tests/api/setup/shop-tool';
import { isFull } from '@/tests/support/tier';

// Requirements: B-15
test('reports a missing shop and does not create its data folder (B-15)', async () => {
  const folder = join(anEmptyFolder(), 'none');
  for (const words of [['order', 'list'], ['verify'], ['import', 'goods.csv', '--dry-run']]) {
    expect(await runShop(folder, ...words)).toEqual({
      code: 1,
      stdout: '',
      stderr: expect.stringMatching(/^shop: there is no shop in \/.+none\. Set CHORSU_DATA or /),
    });
  }
  expect(existsSync(folder)).toBe(false);
});

test('runs operator commands on a running and a stopped shop (B-14, B-16)', {
  timeout: 240_000,
}, async () => {
  const folder = await aShopFolder();
  const shop = (...words: string[]) => runShop(folder, ...words);
  const api = startApi({ CHORSU_DATA: folder });
  const address = await api.ready;
  const list = await (await fetch(`${address}/api/v1/catalog/product?size=1`)).json();
  const [card] = list.data.results;
  const price = card.discounted_price ?? card.price;
  const ordered = await fetch(`${address}/api/v1/order/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(oneClickOf({ product: card.id, variant: card.sub_product, price })),
  });
  const { id } = (await ordered.json()).data;

  const waiting = await shop('order', 'list', 'unconfirmed');
  expect(waiting.stdout).toMatch(new RegExp(`^${id}  .* {2}awaits confirmation until `));
  const unsure = await shop('order', String(id), 'confirm');
  const confirming =
    /\nstatus {4}new, awaits confirmation until .+ → new\nstage {5}none → confirmed\n/;
  expect(unsure).toMatchObject({ code: 1, stdout: expect.stringMatching(confirming) });
  const confirmed = await shop('order', String(id), 'confirm', '--yes');
  expect(confirmed).toMatchObject({ code: 0, stdout: `${unsure.stdout}changed\n` });
  const again = await shop('order', String(id), 'confirm');
  expect([again.code, again.stderr]).toEqual([
    1,
    `shop: order ${id} is new and does not await a confirmation. Start work on it with 'order ${id} in_progress'\n`,
  ]);
  expect((await shop('order', 'list', 'unconfirmed')).stdout).toBe('no orders\n');
  const moved = await shop('order', String(id), 'in_progress', '--yes');
  expect(moved.code).toBe(0);
  expect(moved.stdout).toMatch(/\nstatus {4}new → in_progress\nchanged\n$/);
  const twice = await shop('order', String(id), 'in_progress');
  expect([twice.code, twice.stderr]).toEqual([
    1,
    `shop: order ${id} is in_progress and cannot become in_progress\n`,
  ]);
  const listed = await shop('order', 'list');
  expect(listed.stdout).toMatch(new RegExp(`^${id}  .*in_progress  cash waiting`));
  expect((await shop('order', 'list', '--page', '2')).stdout).toBe('no more orders\n');
  const wrong = await shop('order', 'list', 'lost');
  expect([wrong.code, wrong.stderr]).toEqual([
    1,
    "shop: 'lost' is not one of new, in_progress, done, canceled, unconfirmed, returns\n",
  ]);
  const number = `#${card.sub_product}`;
  const half = await shop('stock', number, '1.5');
  expect([half.code, half.stderr]).toEqual([1, "shop: '1.5' is not a whole number\n"]);
  const large = await shop('price', number, '15000000000000000');
  expect([large.code, large.stderr]).toEqual([1, "shop: '15000000000000000' is too large\n"]);
  const unasked = await shop('stock', number, '0');
  expect(unasked).toMatchObject({ code: 1, stdout: expect.stringMatching(/ → 0 in stock\n$/) });
  expect(unasked.stderr).toMatch(/^shop: nothing was changed\. Add --yes/);
  expect(await shop('stock', number, '4', '--yes')).toMatchObject({ code: 0 });
  const less = await shop('stock', number, '-4', '--yes');
  expect([less.code, less.stdout]).toEqual([
    0,
    expect.stringMatching(/; 4 → 0 in stock\nchanged\n$/),
  ]);
  const short = await (await fetch(`${address}/api/v1/catalog/product/short/${card.id}`)).json();
  const variant = short.data.sub_products.find(
    (one: { id: number }) => one.id === card.sub_product,
  );
  expect(variant.amount).toBe(0);

  api.child.kill('SIGTERM');
  await api.ended;
  const paid = await shop('order', String(id), 'payment', 'confirmed', '--yes');
  expect(paid.stdout).toMatch(/\npayment {3}cash waiting → cash confirmed\nchanged\n$/);
  const sheet = await shop('order', String(id));
  for (const phone of ['+998 90 123-45-67', '901234567']) {
    expect((await shop('explain', phone)).stdout).toContain(`order ${id}  status new`);
  }
  const usages = await shop('promo', 'add');
  expect(usages.stderr).toMatch(
    /^shop: usage: promo list\nshop: or: promo add .+\nshop: or: promo/,
  );
  const usage = await shop('stock', 'x');
  expect([usage.code, usage.stderr]).toEqual([
    1,
    'shop: usage: stock (<SKU>|#<variant>) (<units>|+<units>|-<units>) [--yes]\n',
  ]);

  const backups = anEmptyFolder();
  const file = join(backups, 'of-today.backup');
  expect((await shop('backup', file)).code).toBe(0);
  expect((await shop('backup', 'prune')).stderr).toContain('backup prune <folder>');
  expect((await shop('backup', 'prune', backups, '--keep', '0')).code).toBe(1);
  expect(await shop('backup', 'prune', backups, '--keep', '1')).toMatchObject({
    code: 0,
    stdout: 'deleted backups: 0, images: 0, bytes: 0; backups kept: 1\n',
  });
  const other = await aShopFolder();
  const restored = (...words: string[]) => runShop(other, ...words);
  expect((await restored('restore', file)).code).toBe(1);
  expect((await restored('restore', file, '--replace')).code).toBe(0);
  expect(await restored('verify')).toMatchObject({ code: 0, stdout: 'orders: 1, faults: 0\n' });
  expect((await restored('order', String(id))).stdout).toBe(sheet.stdout);
});

// Quick runs import local files only without the tool (`import-files`).
if (isFull) {
  test('reads and writes local files and sends their content to the API (B-13, B-16)', {
    timeout: 240_000,
  }, async () => {
    const folder = await aShopFolder();
    const api = startApi({ CHORSU_DATA: folder });
    const address = await api.ready;
    const shop = (...words: string[]) => runShop(folder, ...words);
    const own = anEmptyFolder();
    const red = { width: 40, height: 30, channels: 3 as const, background: '#c8322f' };
    await sharp({ create: red }).png().toFile(join(own, 'red.png'));
    const head = 'article,category,name_uz,name_ru,price,stock,images';
    writeFileSync(
      join(own, 'goods.csv'),
      `${head}\nSENT-1,Sinov,Nom,Имя,1000,1,red.png\nSENT-2,Sinov,Nom,Имя,1000,1,none.png\nSENT-3,Sinov|Проба,Nom,Имя,1000,1,\n`,
    );
    const tried = await shop('import', join(own, 'goods.csv'), '--dry-run');
    expect(tried.stdout).toContain('rows that would be imported: 2, rejected: 1');
    expect(tried.stdout).toContain(
      'category sinov keeps its name Sinov|Sinov; the file has Sinov|Проба\nan import does not rename',
    );
    expect(await shop('import', join(own, 'goods.csv'))).toMatchObject({
      code: 2,
      // A slow import prints its progress first.
      stderr: expect.stringMatching(/^row 3: images: none\.png is missing or is not an image\n$/m),
    });
    const search = await fetch(`${address}/api/v1/catalog/product?search=SENT-1&size=1`);
    const image = (await search.json()).data.results[0].images[0].image;
    expect((await fetch(`${address}/media/${image}`)).status).toBe(200);

    const partners = [{ name: 'Hamkor', image: 'red.png' }];
    writeFileSync(join(own, 'content.json'), JSON.stringify({ partners }));
    expect(await shop('content', join(own, 'content.json'))).toMatchObject({ code: 0 });
    expect((await shop('content')).stdout).toContain(`"image": "${image}"`);

    const file = join(own, 'shop.backup');
    expect((await shop('backup', file)).stdout).toMatch(/^images: 1, new in .+: 1$/m);
    expect(existsSync(join(own, 'pictures', image))).toBe(true);
    expect((await shop('verify', file)).stdout).toMatch(/ is complete \(rows: \d+, images: 1\)\n$/);
    api.child.kill('SIGTERM');
    await api.ended;
  });
}
