import { createHmac } from 'node:crypto';
import { expect, test } from 'vitest';
import { moveOrder } from '@/api/order/order-status';
import { receiversOf } from '@/api/receivers/receivers';
import { webhookReceiver } from '@/api/receivers/webhook';
import { readEnv } from '@/api/shared/env';
import { StartFailure } from '@/api/shared/errors';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf } from '@/tests/api/setup/order';
import { anOutbox, aServer, type Posted } from '@/tests/api/setup/outbox';
import { read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const KEY = Buffer.alloc(32, 7);
const SECRET = `whsec_${KEY.toString('base64')}`;

async function placeOrder(): Promise<number> {
  const { headers } = await aCustomer();
  const body = checkoutOf([await aProduct()]);
  return (await read('order.place', '/order/order', { headers, body })).id;
}

function isSigned({ headers, body }: Posted): boolean {
  const signed = `${headers['webhook-id']}.${headers['webhook-timestamp']}.${body}`;
  const hmac = createHmac('sha256', KEY).update(signed).digest('base64');
  return headers['webhook-signature'] === `v1,${hmac}`;
}

test('posts signed events and resends a refused event with the same id', async () => {
  let status = 500;
  const { posted, url } = await aServer(() => ({ status }));
  const { ports, run, pass } = await anOutbox([webhookReceiver({ url, secret: SECRET })]);
  const id = await placeOrder();
  await moveOrder(ports, id, 'in_progress');
  await run();
  status = 204;
  pass(1000);
  await run();

  expect(posted.every(isSigned)).toBe(true);
  const bodies = posted.map(({ body }) => JSON.parse(body));
  expect(bodies.map(({ type }) => type)).toEqual([
    'order.placed',
    'order.placed',
    'order.in_progress',
  ]);
  expect(bodies[0].id).toBe(bodies[1].id);
  expect(posted.map(({ headers }) => headers['webhook-id'])).toEqual(bodies.map((one) => one.id));
  expect(bodies[2].data.order).toMatchObject({ id, status: 'in_progress' });
});

test('does not follow a redirect from the webhook receiver', async () => {
  const target = await aServer(() => ({ status: 200 }));
  const { posted, url } = await aServer(() => ({ status: 307, headers: { location: target.url } }));
  const { run } = await anOutbox([webhookReceiver({ url, secret: SECRET })]);
  await placeOrder();
  await run();
  expect([posted.length, target.posted.length]).toEqual([1, 0]);
});

test('requires a secret of at least 24 bytes when the webhook address is set', async () => {
  const { ports } = await testShop();
  const at = (secret: string) => () =>
    receiversOf(readEnv({ WEBHOOK_URL: 'http://127.0.0.1:9', WEBHOOK_SECRET: secret }), ports);
  expect(at('')).toThrow(StartFailure);
  expect(at('whsec_c2hvcnQ=')).toThrow('WEBHOOK_SECRET: must be whsec_');
  expect(at(SECRET)()).toMatchObject([{ name: 'webhook' }, { name: 'sms' }]);
  expect(receiversOf(readEnv({ WEBHOOK_URL: '' }), ports)).toMatchObject([{ name: 'sms' }]);
});
