import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import { API_BASE } from '@/lib/constants';
import { startApi } from '@/tests/api/setup/api-process';
import { oneClickOf } from '@/tests/api/setup/order';
import { aServer } from '@/tests/api/setup/outbox';
import { aShopFolder } from '@/tests/api/setup/shop-folder';
import { runShop } from '@/tests/api/setup/shop-tool';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const SOON = { timeout: 3000, interval: 50 };

/**
 * Starts a stub of Eskiz that lists the texts of accepted messages in the order of their arrival.
 */
async function anEskiz() {
  const { posted, url } = await aServer(() => ({ status: 200, body: { data: { token: 't' } } }));
  const texts = () =>
    posted
      .filter(({ url: path }) => path === '/message/sms/send')
      .map(({ body }) => /name="message"\r\n\r\n([^\r]*)/.exec(body)?.[1]);
  return { url, texts };
}

test('reports an order’s steps to the webhook, staff and shopper, and exports it', {
  timeout: 240_000,
}, async () => {
  const webhook = await aServer(() => ({ status: 204 }));
  const telegram = await aServer(() => ({ status: 200, body: { ok: true, result: {} } }));
  const eskiz = await anEskiz();
  const folder = await aShopFolder();
  const shop = (...words: string[]) => runShop(folder, ...words);
  expect((await shop('settings', 'order_sms', 'on')).code).toBe(0);
  const api = startApi({
    CHORSU_DATA: folder,
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: SECRET,
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_STAFF_TOKEN: '1:of-the-tests',
    TELEGRAM_STAFF_CHATS: '-100',
    ESKIZ_URL: eskiz.url,
    ESKIZ_EMAIL: 'shop@x.uz',
    ESKIZ_PASSWORD: 'secret',
  });
  const address = await api.ready;
  const events = (order: number) =>
    webhook.posted
      .map(({ body }) => JSON.parse(body))
      .filter(({ data }) => data.order?.id === order);
  const types = (order: number) => () => events(order).map(({ type }) => type);
  const messages = () => telegram.posted.map(({ body }) => JSON.parse(body).text);

  const id = await placeOrder(address, { sms_updates: true });
  await expect.poll(types(id), SOON).toEqual(['order.placed']);
  await expect.poll(messages, SOON).toEqual([expect.stringContaining(`Новый заказ ${id}`)]);
  // This shopper has not agreed to receive messages.
  const silent = await placeOrder(address, {});

  const number = String(id);
  const step = async (...words: string[]) => {
    expect(await shop('order', number, ...words, '--yes')).toMatchObject({ code: 0, stderr: '' });
  };
  const confirmed = `Chorsu: ${id} raqamli buyurtmangiz tasdiqlandi`;
  const onTheWay = `Chorsu: ${id} raqamli buyurtmangiz kuryerga topshirildi`;
  await step('confirm');
  await expect.poll(eskiz.texts).toEqual([confirmed]);
  await step('packed');
  await step('on_the_way');
  await expect.poll(eskiz.texts).toEqual([confirmed, onTheWay]);
  await step('done');
  await step('payment', 'confirmed');
  await step('return', '1', '1');
  await step('refund', '1000', '--note', 'card');
  expect((await shop('order', String(silent), 'canceled', '--yes')).code).toBe(0);
  await expect
    .poll(types(id))
    .toEqual([
      'order.placed',
      'order.confirmed',
      'order.in_progress',
      'order.packed',
      'order.on_the_way',
      'order.done',
      'payment.confirmed',
      'order.returned',
      'order.refunded',
    ]);
  await expect.poll(types(silent)).toEqual(['order.placed', 'order.canceled']);
  await expect
    .poll(messages)
    .toContainEqual(expect.stringContaining(`по заказу ${id}, 1\u00A0000`));
  expect(eskiz.texts()).toHaveLength(2);
  const listed = await shop('outbox', 'list');
  expect(listed.stdout).toBe('deliveries waiting: 0, dead letters: 0\n');

  const out = join(folder, 'orders.csv');
  expect((await shop('export', 'orders', '--out', out)).code).toBe(0);
  const rows: Record<string, string>[] = parse(readFileSync(out), {
    bom: true,
    columns: true,
    delimiter: ';',
  });
  expect(rows.find(({ order }) => order === number)).toMatchObject({
    status: 'done',
    units: '1',
    returned_units: '1',
    refunded_total: '1000',
  });
  expect((await shop('verify')).stdout).toMatch(/, faults: 0\n$/);

  // Events that the tool records while the API is stopped are delivered at the next start.
  api.child.kill('SIGTERM');
  await api.ended;
  await step('payment', 'refunded');
  const again = startApi({ CHORSU_DATA: folder, WEBHOOK_URL: webhook.url, WEBHOOK_SECRET: SECRET });
  await again.ready;
  await expect.poll(() => types(id)().slice(-2)).toEqual(['order.refunded', 'payment.refunded']);
  again.child.kill('SIGTERM');
  expect((await again.ended).code).toBe(0);
});

async function placeOrder(address: string, overrides: object): Promise<number> {
  const list = await (await fetch(`${address}${API_BASE}/catalog/product?size=1`)).json();
  const [card] = list.data.results;
  const price = card.discounted_price ?? card.price;
  const goods = { product: card.id, variant: card.sub_product, price };
  const ordered = await fetch(`${address}${API_BASE}/order/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(oneClickOf(goods, 1, overrides)),
  });
  return (await ordered.json()).data.id;
}
