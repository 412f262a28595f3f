import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { type Db, rowsOf } from '@/api/db/database';
import { pairIds, renewNaming } from '@/api/import/naming';
import { lockVariants } from '@/api/order/stock';
import { API_BASE } from '@/lib/constants';
import { documentedApp } from '@/tests/api/setup/documented-app';
import { aFile, anItem, aRow, folder, importGoods } from '@/tests/api/setup/import';
import { importCatalog } from '@/tests/api/setup/operator';
import { detailOf, read, request } from '@/tests/api/setup/request';
import { SECRET, testShop } from '@/tests/api/setup/shop';

test('an import of 1,000 rows reports its 20 faulty rows and is idempotent (B-13)', async () => {
  const prices = Array.from({ length: 1000 }, (_, at) => (at % 50 === 7 ? 'free' : '50000'));
  const rows = prices.map((price, at) => aRow(`THOUSAND-${at}`, price));
  const file = aFile(rows.map((row) => row.replace('Sinov|Проба', 'Mingta|Тысяча')));
  const badRows = prices.flatMap((price, at) => (price === 'free' ? [at + 2] : []));

  const dry = await importGoods(file, { dryRun: true });
  const first = await importGoods(file);
  const again = await importGoods(file);

  expect(badRows).toHaveLength(20);
  expect(first).toMatchObject({ rows: 980, added: 980, changed: 0, unchanged: 0 });
  expect(first.bad).toEqual(
    badRows.map((row) => ({ row, reason: "price: 'free' must be a number" })),
  );
  expect(dry).toMatchObject({ added: 980 });
  expect(again).toMatchObject({ rows: 980, added: 0, changed: 0, unchanged: 980 });
  const list = await read('product.list', '/catalog/product?menu=mingta&size=1');
  expect(list.count).toBe(980);
});

test('rows with the same SKU form one product with options (B-13)', async () => {
  const black = 'Rang|Цвет = Qora|Чёрный|#2b2d33; Oʻlcham|Размер = M,Mato|Ткань = Paxta|Хлопок';
  const white = 'Rang = Oq; Oʻlcham|Размер = M,';
  await importGoods(aFile([aRow('OPTIONS-1', '90000', black), aRow('OPTIONS-1', '95000', white)]));

  const found = await read('product.list', '/catalog/product?search=OPTIONS-1&size=1');
  const product = await read('product.get', `/catalog/product/${found.results[0]?.id}`, {
    locale: 'ru',
  });
  expect(product).toMatchObject({ article: 'OPTIONS-1', brand: 'Sinovchi' });
  expect(product.sub_products.map(({ price }) => price)).toEqual([90_000, 95_000]);
  expect(product.attributes.map(({ name }) => name)).toContain('Цвет');
  const colours = product.attributes.find(({ kind }) => kind === 'colour');
  expect(colours?.values.map(({ value }) => value)).toEqual(['Чёрный', 'Белый']);
  expect(product.specs).toEqual([{ name: 'Ткань', value: 'Хлопок' }]);
});

test('attribute and option values that differ only in a plus sign stay distinct (B-13)', async () => {
  const ofClass = (letters: string) => `,Sinf|Класс = ${letters},,`;
  const options = ['S25', 'S25+'].map((model) => aRow('SIGNS-2', '50000', `Model = ${model},,,`));
  const file = aFile([
    ...['A', 'A+', 'A++'].map((letters, at) => aRow(`SIGNS-1${at}`, '50000', ofClass(letters))),
    ...options,
  ]);

  const { bad, added } = await importGoods(file);

  expect([bad, added]).toEqual([[], 4]);
  const { facets } = await read('product.list', '/catalog/product?menu=sinov');
  const classes = facets.attributes.find(({ name }) => name === 'Sinf');
  expect(classes?.values.map(({ name, count }) => [name, count])).toEqual(
    ['A', 'A+', 'A++'].map((name) => [name, 1]),
  );
});

test('a search finds products by a new option, but not by an attribute (B-13)', async () => {
  const row = 'Tagʻlik|Подошва = Gumbur|Гумбуровая,Naqsh|Узор = Zigzak|Зигзак';
  await importGoods(aFile([aRow('KINDS-1', '90000', row), aRow('KINDS-2')]));
  const found = (text: string) =>
    read('product.list', `/catalog/product?search=${encodeURIComponent(text)}`);
  const { results, corrected_search: corrected } = await found('гумбуровые вещи');
  expect(results.map(({ slug }) => slug)).toEqual([expect.stringMatching(/^sinov-buyumi-kinds-/)]);
  expect(corrected).toBeNull();
  expect(await found('вещи зигзак')).toMatchObject({ corrected_search: 'вещи' });
});

test('a changed row changes the product and keeps the ids of its variants (B-13)', async () => {
  const options = 'Hajm|Объём = 1 l,';
  await importGoods(aFile([aRow('CHANGED-1', '10000', options)]));
  const before = await read('product.list', '/catalog/product?search=CHANGED-1&size=1');
  const report = await importGoods(aFile([aRow('CHANGED-1', '12000', options)]));
  const after = await read('product.list', '/catalog/product?search=CHANGED-1&size=1');

  expect(report).toMatchObject({ added: 0, changed: 1, unchanged: 0 });
  expect(after.results[0]).toMatchObject({
    id: before.results[0]?.id,
    sub_product: before.results[0]?.sub_product,
    price: 12_000,
  });
});

test('the ledger contains all stock changes (B-13)', async () => {
  const { db } = (await testShop()).ports;
  const rows = ['Hajm|Объём = 1 l,', 'Hajm|Объём = 2 l,'].map((rest) =>
    aRow('MOVED-1', '900', rest),
  );
  const fewer = rows.map((row) => row.replace(',,7,', ',,4,'));
  const changes = () =>
    rowsOf<{ change: number; reason: string }>(
      db,
      sql`select change, reason from stock_moves
        join variants on variants.id = variant_id join products on products.id = product_id
        where products.article = 'MOVED-1' order by stock_moves.id`,
    );
  const moves = (...all: number[]) => all.map((change) => ({ change, reason: 'import' }));

  await importGoods(aFile(rows), { dryRun: true });
  await importGoods(aFile(rows));
  await importGoods(aFile(rows));
  expect(await changes()).toEqual(moves(7, 7));
  await importGoods(aFile(fewer));
  expect(await changes()).toEqual(moves(7, 7, -3, -3));
  await importGoods(aFile(fewer.slice(0, 1)), { withdrawOptions: true });
  expect(await changes()).toEqual(moves(7, 7, -3, -3, -4));
});

test('only --withdraw-options withdraws unlisted options, and they can return (B-13)', async () => {
  const rows = ['Hajm|Объём = 1 l,', 'Hajm|Объём = 2 l,'].map((rest) =>
    aRow('FEWER-1', '900', rest),
  );
  const subProducts = async () => {
    const { results } = await read('product.list', '/catalog/product?search=FEWER-1&size=1');
    const { sub_products } = await read(
      'product.short',
      `/catalog/product/short/${results[0]?.id}`,
    );
    return { hasOptions: results[0]?.has_options, ids: sub_products.map(({ id }) => id) };
  };
  await importGoods(aFile(rows));
  const both = await subProducts();
  await importGoods(aFile(rows.slice(0, 1)));
  expect(await subProducts()).toEqual(both);
  await importGoods(aFile(rows.slice(0, 1)), { withdrawOptions: true });
  const one = await subProducts();
  await importGoods(aFile(rows));

  expect(one).toEqual({ hasOptions: false, ids: both.ids.slice(0, 1) });
  expect(await subProducts()).toEqual(both);
});

test('a withdrawn product returns 410 and is in no list (B-36)', async () => {
  await importGoods(aFile([aRow('GONE-1', '10000')]));
  const { results } = await read('product.list', '/catalog/product?search=GONE-1&size=1');
  await importGoods(aFile([aRow('GONE-1', '10000', ',,,yes')]));

  const response = await request(`/catalog/product/short/x-${results[0]?.id}`, { locale: 'ru' });
  expect(response.status).toBe(410);
  expect(response.envelope.status).toBe(false);
  expect(detailOf(response)).toBe('Этот товар больше не продаётся');
  expect((await read('product.list', '/catalog/product?search=GONE-1')).count).toBe(0);
});

test.each([
  ['OTHER-1,,Nom,Имя,5000,,1,,', 'a new product needs category'],
  ['OTHER-1,Sinov,,,,,1,,', 'a new product needs name_uz or name_ru; a new product needs price'],
  [',Sinov,Nom,Имя,5000,,1,,', 'article: is empty'],
  ['OTHER-1,Sinov,Nom,Имя,0,,1,,', "price: '0' must be above 0"],
  ['OTHER-1,Sinov,Nom,Имя,15000000000000000,,1,,', "price: '15000000000000000' is too large"],
  ['OTHER-1,Sinov,Nom,Имя,1000,,1000001,,', "stock: '1000001' is too large; at most 1000000"],
  ['OTHER-1,Sinov,Nom,Имя,5000,5000,1,,', 'discounted_price: must be below the price'],
  ['OTHER-1,Sinov,Nom,Имя,5000,,-1,,', "stock: '-1' must not be negative"],
  ['OTHER-1,Sinov,Nom,Имя,5000,,1.5,,', "stock: '1.5' must be whole"],
  ['OTHER-1,Sinov,Nom,Имя,5000,,1,,Rang', "options: 'Rang' must be 'Name|Имя = Value|Значение; …'"],
  ['OTHER-1,Sinov,Nom,Имя,5000,,1,,,,,,,,,', 'has more cells (16) than there are columns (12)'],
])('the row "%s" is rejected: %s (B-13)', async (row, reason) => {
  const { bad, rows } = await importGoods(aFile([row]), { dryRun: true });
  expect(rows).toBe(0);
  expect(bad).toEqual([{ row: 2, reason }]);
});

test('a percent sale applies to a price that is imported later (B-13, D-26)', async () => {
  const { ports } = await testShop();
  const file = (name: string, ...rows: string[]) => {
    const path = join(folder, name);
    writeFileSync(path, rows.join('\n'));
    return path;
  };
  const head = 'article,category,name_uz,name_ru,price,sale_percent,stock';
  await importGoods(file('percent.csv', head, 'PERCENT-1,Sinov,Nom,Имя,99999,33,5'));
  const saleOf = async () => {
    const { results } = await read('product.list', '/catalog/product?search=PERCENT-1');
    const path = `/catalog/product/short/${results[0]?.id}`;
    return (await read('product.short', path)).sub_products[0];
  };
  expect(await saleOf()).toMatchObject({ discounted_price: 66_999, sale_percent: 33 });

  await importGoods(file('dearer.csv', 'article,price', 'PERCENT-1,200000'));
  expect(await saleOf()).toMatchObject({ discounted_price: 134_000, sale_percent: 33 });
  await importGoods(file('fixed.csv', 'article,discounted_price', 'PERCENT-1,150000'));
  expect(await saleOf()).toMatchObject({ discounted_price: 150_000, sale_percent: null });

  const both = file('both.csv', 'article,discounted_price,sale_percent', 'PERCENT-1,9,9');
  expect((await importGoods(both)).bad).toEqual([
    { row: 2, reason: 'sale_percent: cannot be combined with discounted_price' },
  ]);
  const little = file('little.csv', 'article,price,sale_percent', 'PERCENT-1,1,1');
  expect((await importGoods(little)).bad).toEqual([
    { row: 2, reason: 'sale_percent: the result must be between 0 and the price' },
  ]);
  await ports.catalog.reread();
});

test('a row is rejected when its options repeat or differ from the other rows (B-13)', async () => {
  const rows = ['Rang = Oq,', 'Rang = oq,', 'Hajm = 1 l,'].map((rest) =>
    aRow('TWICE-1', '1000', rest),
  );
  const { bad } = await importGoods(aFile(rows), { dryRun: true });
  expect(bad).toEqual([
    { row: 3, reason: 'article: repeats row 2' },
    { row: 4, reason: 'options: must have the same attributes as row 2' },
  ]);
});

test('rows of one SKU must have the same name and category (B-13)', async () => {
  const rows = ['Rang = Oq,', 'Rang = Qora,', 'Rang = Koʻk,'].map((rest) =>
    aRow('AGREE-1', '1000', rest),
  );
  const [first = '', second = '', third = ''] = rows;
  const other = second.replace('Sinov|Проба > Ichki|Внутренняя', 'Kitoblar|Книги');
  const named = third.replace('Sinov buyumi', 'Boshqa buyum');
  for (const dryRun of [true, false]) {
    const { bad, added } = await importGoods(aFile([first, other, named, aRow('AGREE-2')]), {
      dryRun,
    });
    expect(bad).toEqual([
      { row: 3, reason: 'category: differs from row 2, which has the same SKU' },
      { row: 4, reason: 'name_uz: differs from row 2, which has the same SKU' },
    ]);
    expect(added).toBe(1);
  }
  const sparse = `AGREE-1,,,,1000,,7,,Rang = Qora,,,`;
  expect(await importGoods(aFile([first, sparse]), { dryRun: true })).toMatchObject({ bad: [] });
});

test('an import does not rename a category but reports the different name', async () => {
  const { ports } = await testShop();
  const inCategory = (path: string, article: string) =>
    aRow(article).replace('Sinov|Проба > Ichki|Внутренняя', path);
  const first = await importGoods(aFile([inCategory('Посуда для проб', 'KEPT-1')]));
  expect(first.keptNames).toEqual([]);
  const both = aFile([
    inCategory('Sinov idishlari|Посуда для проб', 'KEPT-2'),
    inCategory('Посуда для проб', 'KEPT-3'),
  ]);
  const kept = [
    'posuda-dlya-prob keeps its name Посуда для проб|Посуда для проб; the file has Sinov idishlari|Посуда для проб',
  ];
  for (const dryRun of [true, false]) {
    expect((await importGoods(both, { dryRun })).keptNames).toEqual(kept);
  }
  const { taxonomy } = await ports.catalog.current();
  expect(taxonomy.categoriesBySlug.get('posuda-dlya-prob')?.name).toEqual({
    uz: 'Посуда для проб',
    ru: 'Посуда для проб',
  });
});

test('a running shop accepts operator commands only with the secret (B-13, B-15)', async () => {
  const { app } = await testShop();
  const send = (secret: string) =>
    app.request('/local/import', {
      method: 'POST',
      headers: { authorization: `Bearer ${secret}` },
      body: JSON.stringify({ items: [anItem('RUNNING-1')], dryRun: true, withdrawOptions: false }),
    });

  expect((await send('guessed')).status).toBe(404);
  expect((await app.request('/local/settings')).status).toBe(404);
  expect((await app.request(`${API_BASE}/local/settings`)).status).toBe(404);
  expect(await (await send(SECRET)).json()).toMatchObject({ status: true, data: { added: 1 } });
});

test('an operator’s change invalidates pages of the storefront (B-28)', async () => {
  const { ports } = await testShop();
  await importGoods(aFile([aRow('ANNOUNCED-0')]));
  const published: string[][] = [];
  const app = documentedApp({ ...ports, publishInvalidation: (tags) => published.push(tags) });
  const send = (verb: string, body: object) =>
    app.request(`/local/${verb}`, {
      method: 'POST',
      headers: { authorization: `Bearer ${SECRET}` },
      body: JSON.stringify(body),
    });

  const items = [anItem('ANNOUNCED-1')];
  const command = { items, dryRun: false, withdrawOptions: false };
  await send('import', command);
  await send('import', command);
  await send('setSetting', { name: 'return_days', value: '1' });
  const { results } = await read('product.list', '/catalog/product?search=ANNOUNCED-1&size=1');
  const [first = [], ...others] = published;
  const [menu, ...lists] = ['menu-sinov', 'products-all', 'categories'];
  expect(first).toEqual([
    `product-${results[0]?.id}`,
    expect.stringMatching(/^menu-ichki/),
    menu,
    ...lists,
  ]);
  expect(others).toEqual([['site']]);
});

test('an import that the database aborts is retried and applied once (B-13)', async () => {
  const { ports } = await testShop();
  let tries = 0;
  const broken: typeof ports.db.transaction = (work) =>
    ports.db.transaction(async (tx) => {
      const result = await work(tx);
      tries += 1;
      if (tries === 1) throw Object.assign(new Error('deadlock detected'), { code: '40P01' });
      return result;
    });
  const db = Object.create(ports.db, { transaction: { value: broken } });
  const rows = ['BROKEN-1', 'BROKEN-2'].map((article) => aRow(article));
  const file = aFile(rows.map((row) => row.replace('Sinov|Проба', 'Uzilgan|Прерванное')));
  const report = await importCatalog(
    { ...ports, db },
    { file, dryRun: false, withdrawOptions: false },
  );
  await ports.catalog.reread();

  expect(tries).toBe(2);
  expect(report).toMatchObject({ rows: 2, added: 2, changed: 0, unchanged: 0 });
  const list = await read('product.list', '/catalog/product?menu=uzilgan&size=9');
  expect(list.count).toBe(2);
});

// The embedded database has one connection, so no transaction waits for another transaction's
// locks.
for (const _server of [process.env.DATABASE_URL_TEST].filter(Boolean)) {
  test('an import locks variants before products, as orders do', async () => {
    const { ports } = await testShop();
    await importGoods(aFile([aRow('LOCKS-1')]));
    const { results } = await read('product.list', '/catalog/product?search=LOCKS-1&size=1');
    const { id: product, sub_product: variant } = results[0] ?? {};
    const importing = await ports.db.transaction(async (tx) => {
      await lockVariants(tx, [variant ?? 0]);
      const started = { report: importGoods(aFile([aRow('LOCKS-1', '60000')])) };
      await vi.waitFor(async () => expect(await waitingIn(ports.db)).toHaveLength(1), 10_000);
      await tx.execute(sql`select from products where id = ${product} for no key update nowait`);
      return started;
    });
    expect(await importing.report).toMatchObject({ changed: 1 });
  });
}

function waitingIn(db: Db) {
  return rowsOf<{ pid: number }>(
    db,
    sql`select pid from pg_stat_activity
      where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
  );
}

test('rereads category and attribute names only after one is added', async () => {
  const { ports } = await testShop();
  let known = await renewNaming(ports.db, null, false);
  // While an older transaction runs anywhere on the server, known names may be treated as new.
  await expect
    .poll(async () => {
      const before = known;
      known = await renewNaming(ports.db, before, false);
      return known === before;
    })
    .toBe(true);

  await importGoods(aFile([aRow('NAMES-1').replace('Ichki|Внутренняя', 'Boshqa|Другая')]));
  const renewed = await renewNaming(ports.db, known, false);
  const made = [...renewed.categories.values()].filter(({ name }) => name.uz === 'Boshqa');
  expect(made).toHaveLength(1);
  expect([...known.categories.keys()]).not.toContain(made[0]?.id);

  await pairIds(renewed, {
    attribute: { uz: 'Yangi', ru: 'Новый' },
    value: { uz: 'Bir', ru: 'Один' },
    colour: null,
  });
  expect(await renewNaming(ports.db, renewed, false)).not.toBe(renewed);
});
