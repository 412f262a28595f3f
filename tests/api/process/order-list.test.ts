import { parse } from 'csv-parse/sync';
import { expect, test, vi } from 'vitest';
import { carryOut } from '@/api/operator/operator';
import { listOrderRows } from '@/api/operator/orders/order-rows';
import { moveOrder } from '@/api/order/order-status';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf } from '@/tests/api/setup/order';
import { read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';
import { aShopFolder } from '@/tests/api/setup/shop-folder';
import { runShop } from '@/tests/api/setup/shop-tool';

const PHONE = '998977654321';

async function anOrder(phone = PHONE) {
  const [{ headers }, goods] = [await aCustomer(), await aProduct()];
  const body = checkoutOf([goods], { phone_number: phone }, 2);
  const { id, price } = await read('order.place', '/order/order', { headers, body });
  return { id, price, goods };
}

test('filters orders by phone number, status and time', async () => {
  const { ports } = await testShop();
  const one = await anOrder();
  const other = await anOrder();
  await anOrder('998935554433');
  await moveOrder(ports, other.id, 'in_progress');
  const ids = async (filter: object) =>
    (await carryOut(ports, 'orders', { phone: PHONE, ...filter })).map(({ id }) => id).sort();
  expect(await ids({})).toEqual([one.id, other.id].sort());
  expect(await ids({ state: 'in_progress' })).toEqual([other.id]);
  const at = ports.now();
  expect(await ids({ since: at.toISOString() })).toHaveLength(2);
  expect(await ids({ since: new Date(at.getTime() + 1).toISOString() })).toEqual([]);
});

test('lists orders with time, SKUs and totals, and continues after a given order', async () => {
  const { ports } = await testShop();
  const { id, price, goods } = await anOrder('998971112233');
  await moveOrder(ports, id, 'in_progress');
  await moveOrder(ports, id, 'done');
  await carryOut(ports, 'returnUnits', { id, line: 1, units: 1 });
  const { rows, next } = await listOrderRows(ports, { phone: '998971112233' });
  expect(next).toBeNull();
  expect(rows).toMatchObject([
    {
      order: id,
      time: '2026-11-21T09:00:00+05:00',
      status: 'done',
      skus: `T-${goods.product} #${goods.variant} × 2`,
      units: 2,
      total: price,
      returned: goods.price,
      refunded: 0,
    },
  ]);
  const last = `${ports.now().toISOString()} ${id}`;
  const after = await listOrderRows(ports, { phone: '998971112233', after: last });
  expect(after.rows).toEqual([]);
});

test('writes orders as CSV, and refuses unknown flags and values', {
  timeout: 240_000,
}, async () => {
  const folder = await aShopFolder();
  const shop = (...words: string[]) => runShop(folder, ...words);
  const chunks: string[] = [];
  const written = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    chunks.push(String(text));
    return true;
  });
  const listed = await shop('order', 'list', '--status', 'new', '--format', 'csv');
  written.mockRestore();
  expect(listed).toMatchObject({ code: 0, stderr: '' });
  const [head] = parse(chunks.join(''), { bom: true, delimiter: ';' });
  expect(head?.slice(0, 3)).toEqual(['order', 'time', 'status']);

  const refusals: [string[], string][] = [
    [['order', 'list', '--phone', '12'], "'12' is not a phone number"],
    [['order', 'list', '--since', 'soon'], "'soon' is not a date like 2026-11-30"],
    [['order', 'list', 'new', '--status', 'done'], "use either 'new' or --status done"],
    [['order', 'list', '--format', 'pdf'], "'pdf' is not one of csv, xlsx"],
    [['order', 'list', '--format', 'csv', '--page', '2'], 'a file has no pages: omit --page'],
    [['order', 'list', '--out', 'x.csv'], '--out needs --format csv or xlsx'],
    [
      ['order', 'list', '--format', 'csv', '--out', 'none/x.csv'],
      'cannot write the export: ENOENT',
    ],
    [['order', 'list', '--yes'], '--yes does not apply here'],
    [['order', '7', 'return', '1', '0'], 'the units must be at least 1'],
    [['order', '7', 'refund', '1.5'], "'1.5' is not a whole number"],
    [['order', '7', 'refund', '100', '--since', '2026-11-01'], '--since does not apply here'],
    [['verify', '--nonsense'], "Unknown option '--nonsense'"],
  ];
  for (const [words, reason] of refusals) {
    const { code, stderr } = await shop(...words);
    expect([words, code, stderr]).toEqual([words, 1, expect.stringContaining(reason)]);
  }
});
