import { expect, test } from 'vitest';
import { API_BASE } from '@/lib/constants';
import { startApi } from '@/tests/api/setup/api-process';
import { oneClickOf } from '@/tests/api/setup/order';
import { aServer } from '@/tests/api/setup/outbox';
import { aShopFolder } from '@/tests/api/setup/shop-folder';
import { runShop } from '@/tests/api/setup/shop-tool';

const SECRET = `whsec_${Buffer.alloc(32, 7).toString('base64')}`;
const SOON = { timeout: 3000, interval: 50 };

test('tells the webhook and staff of an order within 3 s, and of its steps until it is done', {
  timeout: 240_000,
}, async () => {
  const webhook = await aServer(() => ({ status: 204 }));
  const telegram = await aServer(() => ({ status: 200, body: { ok: true, result: {} } }));
  const folder = await aShopFolder();
  const api = startApi({
    CHORSU_DATA: folder,
    WEBHOOK_URL: webhook.url,
    WEBHOOK_SECRET: SECRET,
    TELEGRAM_API_URL: telegram.url,
    TELEGRAM_STAFF_TOKEN: '1:of-the-tests',
    TELEGRAM_STAFF_CHATS: '-100',
  });
  const address = await api.ready;
  const types = () => webhook.posted.map(({ body }) => JSON.parse(body).type);
  const messages = () => telegram.posted.map(({ body }) => JSON.parse(body).text);

  const id = await placeOrder(address);
  await expect.poll(types, SOON).toEqual(['order.placed']);
  await expect.poll(messages, SOON).toEqual([expect.stringContaining(`Новый заказ ${id}`)]);

  for (const step of ['confirm', 'packed', 'on_the_way', 'done']) {
    expect(await runShop(folder, 'order', String(id), step)).toMatchObject({ code: 0, stderr: '' });
  }
  await expect
    .poll(types)
    .toEqual([
      'order.placed',
      'order.confirmed',
      'order.in_progress',
      'order.packed',
      'order.on_the_way',
      'order.done',
    ]);
  const listed = await runShop(folder, 'outbox', 'list');
  expect(listed.stdout).toBe('0 deliveries are waiting, 0 are dead letters\n');

  // Events that the tool records while the API is stopped are delivered at the next start.
  api.child.kill('SIGTERM');
  await api.ended;
  expect((await runShop(folder, 'order', String(id), 'payment', 'confirmed')).code).toBe(0);
  const again = startApi({ CHORSU_DATA: folder, WEBHOOK_URL: webhook.url, WEBHOOK_SECRET: SECRET });
  await again.ready;
  await expect.poll(() => types().at(-1)).toBe('payment.confirmed');
  again.child.kill('SIGTERM');
  expect((await again.ended).code).toBe(0);
  expect(messages()).toHaveLength(1);
});

async function placeOrder(address: string): Promise<number> {
  const list = await (await fetch(`${address}${API_BASE}/catalog/product?size=1`)).json();
  const [card] = list.data.results;
  const price = card.discounted_price ?? card.price;
  const goods = { product: card.id, variant: card.sub_product, price };
  const ordered = await fetch(`${address}${API_BASE}/order/create`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(oneClickOf(goods)),
  });
  return (await ordered.json()).data.id;
}
