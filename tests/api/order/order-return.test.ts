import { expect, test } from 'vitest';
import { findFaults } from '@/api/backup/verify';
import { carryOut } from '@/api/operator/operator';
import { orderSheet, orderTable } from '@/api/operator/print';
import { moveOrder } from '@/api/order/order-status';
import { requestReturn } from '@/api/order/return-request';
import { readSettings } from '@/api/services/content/settings';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf } from '@/tests/api/setup/order';
import { read, request } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const DAY_MS = 24 * 60 * 60 * 1000;

async function anOrder({ isReceived = true } = {}) {
  const { headers, id: customer } = await aCustomer();
  const body = checkoutOf([await aProduct(), await aProduct()]);
  const { id } = await read('order.place', '/order/order', { headers, body });
  const { ports } = await testShop();
  if (isReceived) {
    await moveOrder(ports, id, 'in_progress');
    await moveOrder(ports, id, 'done');
  }
  const order = () => read('order.get', `/order/order/${id}`, { headers });
  const lines = (await order()).products.map((line) => line.id);
  const send = (sent: object) => request(`/order/order/${id}/return`, { headers, body: sent });
  return { id, customer, ports, order, lines, send };
}

test('shows one return request per line to the customer and the operator', async () => {
  const { id, ports, order, lines, send } = await anOrder();
  const [first = 0] = lines;
  const { return_days: days } = await readSettings(ports.db);
  const today = Date.parse('2026-11-21T18:59:59.000Z');
  expect((await order()).return_until).toBe(new Date(today + days * DAY_MS).toISOString());
  expect((await send({ lines: [first], reason: 'Kichik\nekan' })).status).toBe(200);
  expect((await send({ lines: [first], reason: 'Boshqa' })).status).toBe(200);

  const requests = (await order()).products.map((line) => line.return_request?.reason);
  expect(requests).toEqual(['Kichik\nekan', undefined]);
  const found = await carryOut(ports, 'orders', { state: 'returns' });
  expect(found.map((one) => one.id)).toEqual([id]);
  expect(orderTable(found)).toContain('return requested');
  expect(orderSheet(await carryOut(ports, 'order', { id }))).toMatch(
    /^return {4}requested on 21\.11\.2026: 1 × Sinov buyumi.*\n {10}Kichik\n {10}ekan$/m,
  );
});

test('accepts return requests until the end of the last promised day', async () => {
  const { id, customer, ports, order, lines } = await anOrder();
  const { return_until: until } = await order();
  const at = (ms: number) => ({ ...ports, now: () => new Date(Date.parse(until ?? '') + ms) });
  const wanted = { customer, id, lines, reason: '' };
  await expect(requestReturn(at(1), wanted)).rejects.toThrow('returnLate');
  await expect(requestReturn(at(DAY_MS), wanted)).rejects.toThrow('returnLate');
  await requestReturn(at(0), wanted);
});

test('accepts no return requests when the shop promises no return period', async () => {
  const { ports, order, lines, send } = await anOrder();
  await carryOut(ports, 'setSetting', { name: 'return_days', value: '0' });
  expect((await order()).return_until).toBeNull();
  expect((await send({ lines })).status).toBe(409);
  await carryOut(ports, 'setSetting', { name: 'return_days', value: '10' });
});

test('rejects return requests before receipt, for unknown lines and by other customers', async () => {
  const [ahead, received] = [await anOrder({ isReceived: false }), await anOrder()];
  expect((await ahead.order()).return_until).toBeNull();
  expect((await ahead.send({ lines: ahead.lines })).status).toBe(409);
  expect((await received.send({ lines: [...received.lines, 1] })).status).toBe(422);
  expect((await received.send({ lines: [] })).status).toBe(422);
  const { customer } = ahead;
  const foreign = { customer, id: received.id, lines: received.lines, reason: '' };
  await expect(requestReturn(received.ports, foreign)).rejects.toThrow('noOrder');
  const { faults } = await findFaults(received.ports.db);
  expect(faults.filter((fault) => /return/.test(fault))).toEqual([]);
});
