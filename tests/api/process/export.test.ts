import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { eq } from 'drizzle-orm';
import { readSheet } from 'read-excel-file/node';
import { expect, test, vi } from 'vitest';
import { orders, payments } from '@/api/db/schema/order';
import type { OperatorShop } from '@/api/operator/command';
import { exportOrders } from '@/api/operator/export/export-orders';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf } from '@/tests/api/setup/order';
import { aPromo } from '@/tests/api/setup/promo';
import { read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';
import { anEmptyFolder, aShopFolder } from '@/tests/api/setup/shop-folder';
import { runShop } from '@/tests/api/setup/shop-tool';

const slow = { timeout: 240_000 };

test('exports goods that an import reads back without changes (B-13)', slow, async () => {
  const folder = await aShopFolder();
  const out = anEmptyFolder();
  const shop = (...words: string[]) => runShop(folder, ...words);
  const file = join(out, 'goods.csv');
  expect(await shop('export', 'goods', '--out', file)).toMatchObject({ code: 0, stderr: '' });
  const text = readFileSync(file, 'utf8');
  const rows = parse(text, { bom: true, delimiter: ';' });
  expect(text.slice(0, 9)).toBe('\uFEFFarticle;');
  expect(rows.length).toBeGreaterThan(100);

  const same = await shop('import', file, '--dry-run');
  expect(same.stdout).toMatch(
    /\n?rows that would be imported: \d+, rejected: 0; products added: 0, changed: 0/,
  );
  const workbook = join(out, 'goods.xlsx');
  expect((await shop('export', 'goods', '--format', 'xlsx', '--out', workbook)).code).toBe(0);
  expect(await readSheet(workbook)).toHaveLength(rows.length);
  expect((await shop('import', workbook, '--dry-run')).stdout).toContain('added: 0, changed: 0');
  expect(await shop('export', 'goods', '--since', '2026-11-01')).toMatchObject({
    code: 1,
    stderr: 'shop: --since applies only to orders\n',
  });
  expect(await shop('export', 'goods', '--out', join(out, 'none', 'goods.csv'))).toMatchObject({
    code: 1,
    stderr: expect.stringMatching(/^shop: cannot write the export: ENOENT: .+\n$/),
  });
});

/** Exports all pages. Other tests order in the same shop, so its orders fill several pages. */
async function allPages(shop: OperatorShop, { since }: { since?: string | undefined }) {
  const rows = [];
  let after: string | null | undefined;
  do {
    const page = await exportOrders(shop, { since, after: after ?? undefined });
    rows.push(...page.rows);
    after = page.next;
  } while (after !== null);
  return rows;
}

test('exports order lines with their SKU, amounts and the provider’s payment id (B-14)', async () => {
  const { ports } = await testShop();
  const [{ headers }, goods, others] = [await aCustomer(), await aProduct(), await aProduct()];
  const promo = { code: await aPromo(), discount: 24_000 };
  const body = checkoutOf([goods, others], {
    promo_code: promo.code,
    promo_discount: promo.discount,
  });
  const { id } = await read('order.place', '/order/order', { headers, body });
  const provider = { provider: 'payme', amount: 1, providerTime: 1 } as const;
  const at = ports.now();
  await ports.db.insert(payments).values([
    { ...provider, orderId: id, externalId: 'paid-1', state: 'paid', createdAt: at },
    { ...provider, orderId: id, externalId: 'gone-1', state: 'canceled', createdAt: at },
  ]);

  const rows = await allPages(ports, {});
  const [order] = await ports.db.select().from(orders).where(eq(orders.id, id));
  const own = rows.filter((row) => row.order === id);
  expect(own).toMatchObject([
    { article: `T-${goods.product}`, variant: goods.variant, units: 1, provider_id: 'paid-1' },
    { article: `T-${others.product}`, units: 1, provider: 'payme', order_total: order?.total },
  ]);
  expect(own[0]?.line_total).toBe(own[0]?.price);
  const discounts = { promo_code: promo.code, promo_discount: 24_000, line_promo_discount: 12_000 };
  expect(own).toMatchObject([discounts, discounts]);
  const later = new Date(at.getTime() + 1).toISOString();
  const since = await allPages(ports, { since: later });
  expect(since.filter((row) => row.order === id)).toEqual([]);
});

test(
  'escapes formulas in exported cells and imports these cells unchanged (B-13)',
  slow,
  async () => {
    const folder = await aShopFolder();
    const out = anEmptyFolder();
    const shop = (...words: string[]) => runShop(folder, ...words);
    const name = "-5 °C =cmd|' /C calc'!A0";
    const head = 'article,category,name_uz,name_ru,price,stock';
    writeFileSync(join(out, 'a.csv'), `${head}\nEVIL-1,Sinov,"${name}","@sum(1)",1000,1\n`);
    expect((await shop('import', join(out, 'a.csv'))).code).toBe(0);
    const write = vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    expect((await shop('export', 'goods')).code).toBe(0);
    const text = write.mock.calls.map(([chunk]) => String(chunk)).join('');
    write.mockRestore();
    expect(text).toContain(`'${name}`);
    expect(text).toContain(`'@sum(1)`);
    writeFileSync(join(out, 'b.csv'), text);
    expect((await shop('import', join(out, 'b.csv'), '--dry-run')).stdout).toContain('changed: 0');
  },
);
