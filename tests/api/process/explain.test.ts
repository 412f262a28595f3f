import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { carryOut } from '@/api/operator/operator';
import { moveOrder } from '@/api/order/order-status';
import { DeliveryFailure } from '@/api/outbox/receiver';
import { anOutbox, aReceiver } from '@/tests/api/setup/outbox';
import { call, created } from '@/tests/api/setup/payme';
import { anUnpaidOrder, aPayingShop } from '@/tests/api/setup/provider';
import { anEmptyFolder, aShopFolder } from '@/tests/api/setup/shop-folder';
import { runShop } from '@/tests/api/setup/shop-tool';

test('collects an order’s events, payments and deliveries', async () => {
  const { receiver, state } = aReceiver();
  const { ports, run } = await anOutbox([receiver]);
  const shop = await aPayingShop();
  const order = await anUnpaidOrder(shop, 'payme');
  const params = created(shop, order);
  await call(shop, 'CreateTransaction', params);
  await call(shop, 'PerformTransaction', { id: params.id });
  await run();
  state.failing = () => new DeliveryFailure('the receiver responded with 500');
  await moveOrder(ports, order.id, 'in_progress');
  await run();

  const story = await carryOut(ports, 'explain', { order: order.id });
  expect(story.map(({ text }) => text)).toEqual(
    expect.arrayContaining([
      'status new by customer',
      'payment confirmed by provider',
      'status in_progress by shop',
      `payment payme ${params.id} opened, ${order.total} UZS`,
      `payment payme ${params.id} paid`,
      'event order.placed delivered to webhook',
      'event order.in_progress to webhook: to be sent (failed attempts: 1): the receiver responded with 500',
    ]),
  );
  const ofPhone = await carryOut(ports, 'explain', { phone: '998901234567' });
  expect(ofPhone.length).toBeGreaterThan(0);
  expect(await carryOut(ports, 'explain', { phone: '998000000000' })).toEqual([]);
});

const line = (second: number, request_id: string, fields: object) =>
  JSON.stringify({
    level: 'info',
    time: `2026-11-29T09:03:0${second}.000Z`,
    request_id,
    ...fields,
  });

test('adds the log lines of a request in chronological order', async () => {
  const folder = await aShopFolder();
  const file = join(anEmptyFolder(), 'api.log');
  const lines = [
    line(2, 'of-this-order', { msg: 'request', call: 'order.place', status: 409 }),
    line(1, 'of-this-order', { msg: 'refused', reason: 'out_of_stock', skus: 'SADO-3 #17' }),
    line(0, 'of-another-one', { msg: 'request', status: 200 }),
    'no JSON',
    '{"time":"2026-11-',
  ];
  writeFileSync(file, lines.join('\n'));

  const found = await runShop(folder, 'explain', 'of-this-order', '--log', file);
  expect(found.code).toBe(0);
  expect(found.stdout.trim().split('\n')).toEqual([
    expect.stringMatching(
      /^2026-11-29T14:03:01\.000\+05:00 {2}log {2}refused .*reason="out_of_stock" skus="SADO-3 #17"/,
    ),
    expect.stringMatching(/^2026-11-29T14:03:02\.000\+05:00 {2}log {2}request .*status=409/),
  ]);
  const unknown = await runShop(folder, 'explain', 'never-sent', '--log', file);
  expect([unknown.code, unknown.stderr]).toEqual([
    1,
    'shop: nothing is recorded about never-sent\n',
  ]);
  const missing = await runShop(folder, 'explain', 'never-sent', '--log', '/nowhere/api.log');
  expect([missing.code, missing.stderr]).toEqual([
    1,
    expect.stringMatching(/^shop: the log cannot be read: ENOENT/),
  ]);
});

test('reads output of npm start and docker compose, whose lines name their program', async () => {
  const folder = await aShopFolder();
  const file = join(anEmptyFolder(), 'shop.log');
  const lines = [
    'Chorsu is open: http://localhost:3000   (Ctrl-C stops it)',
    `web | ${line(2, 'of-this-order', { msg: 'request', path: '/checkout' })}`,
    `api | ${line(1, 'of-this-order', { msg: 'refused', reason: 'out_of_stock' })}`,
    `api-1  | ${line(3, 'of-this-order', { msg: 'request', call: 'order.place' })}`,
    'api | no JSON',
  ];
  writeFileSync(file, lines.join('\n'));

  const { stdout } = await runShop(folder, 'explain', 'of-this-order', '--log', file);
  expect(stdout.trim().split('\n')).toEqual(
    ['refused', 'request .*checkout', 'request .*order.place'].map((text) =>
      expect.stringMatching(`  log  ${text}`),
    ),
  );
});
