import { eq } from 'drizzle-orm';
import { beforeEach, expect, test } from 'vitest';
import { orders } from '@/api/db/schema/order';
import { carryOut } from '@/api/operator/operator';
import { confirmOrder, moveOrder, stageOrder } from '@/api/order/order-status';
import { Dispatcher } from '@/api/outbox/dispatcher';
import { orderSmsReceiver } from '@/api/receivers/order-sms';
import { SmsFailure } from '@/api/shared/errors';
import type { OrderForm } from '@/lib/contract/order';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf, oneClickOf } from '@/tests/api/setup/order';
import { anOutbox } from '@/tests/api/setup/outbox';
import { read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const HOUR_MS = 60 * 60 * 1000;
const PHONE = '998901234567';

/**
 * Creates an outbox with an SMS provider that fails with `state.failure`, if it is set, and hangs
 * while `state.isHanging` is true.
 */
async function anSmsOutbox() {
  const { ports: shared } = await testShop();
  const sent: { phone: string; text: string }[] = [];
  const state = { failure: null as SmsFailure | null, isHanging: false };
  const sms = {
    provider: 'test',
    reachesPhones: true,
    async send(phone: string, text: string) {
      if (state.failure) throw state.failure;
      sent.push({ phone, text });
      if (state.isHanging) await new Promise(() => {});
    },
  };
  const receiver = orderSmsReceiver(sms, shared);
  const outbox = await anOutbox([receiver]);
  const texts = () => sent.map(({ text }) => text);
  return { ...outbox, receiver, sent, state, texts };
}

async function anOrder(overrides: Partial<OrderForm> = {}, locale: 'uz' | 'ru' = 'uz') {
  const [{ headers }, goods] = [await aCustomer(), await aProduct()];
  const body = checkoutOf([goods], { sms_updates: true, ...overrides });
  return read('order.place', '/order/order', { headers, locale, body });
}

async function pickup() {
  const { results } = await read('geo.deliveryPoints', '/order/delivery-point');
  return { type: 'pickup' as const, point: results[0]?.id ?? 0 };
}

async function setOrderSms(value: 'on' | 'off') {
  const { ports } = await testShop();
  await carryOut(ports, 'setSetting', { name: 'order_sms', value });
}

beforeEach(() => setOrderSms('on'));

test('sends one SMS when an order is confirmed and one when the courier has it', async () => {
  const { ports, run, sent } = await anSmsOutbox();
  const { id, sms_updates: hasAgreed } = await anOrder();
  expect(hasAgreed).toBe(true);
  await run();
  expect(sent).toEqual([]);

  await moveOrder(ports, id, 'in_progress');
  await run();
  await stageOrder(ports, id, 'packed');
  await stageOrder(ports, id, 'on_the_way');
  await run();
  await moveOrder(ports, id, 'done');
  await run();
  expect(sent).toEqual([
    { phone: PHONE, text: `Chorsu: ${id} raqamli buyurtmangiz tasdiqlandi` },
    { phone: PHONE, text: `Chorsu: ${id} raqamli buyurtmangiz kuryerga topshirildi` },
  ]);
});

test('announces an order’s arrival at the pickup point in the language of the order', async () => {
  const { ports, run, texts } = await anSmsOutbox();
  const { id } = await anOrder({ delivery: await pickup() }, 'ru');
  await stageOrder(ports, id, 'on_the_way');
  await run();
  expect(texts()).toEqual([]);
  await stageOrder(ports, id, 'at_point');
  await run();
  expect(texts()).toEqual([`Chorsu: заказ ${id} ждёт в пункте выдачи`]);
});

test('announces only once that a one-click order was confirmed', async () => {
  const { ports, run, texts } = await anSmsOutbox();
  const body = oneClickOf(await aProduct(), 1, { sms_updates: true });
  const { id } = await read('order.oneClick', '/order/create', { body });
  await confirmOrder(ports, id);
  await run();
  await moveOrder(ports, id, 'in_progress');
  await run();
  expect(texts()).toEqual([`Chorsu: ${id} raqamli buyurtmangiz tasdiqlandi`]);
});

test('sends an SMS when the shop cancels an order, but not when the shopper does', async () => {
  const { ports, run, texts } = await anSmsOutbox();
  const [{ headers }, goods] = [await aCustomer(), await aProduct()];
  const body = checkoutOf([goods], { sms_updates: true });
  const own = await read('order.place', '/order/order', { headers, body });
  await read('order.cancel', `/order/order/${own.id}/cancel`, { headers, body: {} });
  const { id } = await anOrder();
  await moveOrder(ports, id, 'canceled');
  await run();
  expect(texts()).toEqual([`Chorsu: ${id} raqamli buyurtmangiz bekor qilindi`]);
});

test('skips a message about a step that a later step has made obsolete', async () => {
  const { ports, run, texts } = await anSmsOutbox();
  const { id } = await anOrder();
  await stageOrder(ports, id, 'on_the_way');
  await run();
  expect(texts()).toEqual([`Chorsu: ${id} raqamli buyurtmangiz kuryerga topshirildi`]);
});

test('sends nothing to a shopper who did not agree, or while the setting is off', async () => {
  const { ports, run, sent } = await anSmsOutbox();
  const silent = await anOrder({ sms_updates: false });
  const { id } = await anOrder();
  await setOrderSms('off');
  const late = await anOrder();
  expect(late.sms_updates).toBe(false);
  for (const one of [silent.id, id, late.id]) await moveOrder(ports, one, 'in_progress');
  await run();
  await setOrderSms('on');
  await run();
  expect(sent).toEqual([]);
  const story = await carryOut(ports, 'explain', { order: id });
  const skipped = 'event order.in_progress not sent to sms: the setting order_sms is off';
  expect(story.map(({ text }) => text)).toContain(skipped);
});

test('offers order messages only while the setting is on', async () => {
  const settings = () => read('site.settings', '/core/settings');
  expect((await settings()).order_sms).toBe(true);
  await setOrderSms('off');
  expect((await settings()).order_sms).toBe(false);
});

test('resends a refused message at intervals until the provider accepts it', async () => {
  const { ports, run, pass, state, texts } = await anSmsOutbox();
  const { id } = await anOrder();
  await moveOrder(ports, id, 'in_progress');
  state.failure = new SmsFailure('Eskiz responded with status 500');
  await run();
  const { letters } = await carryOut(ports, 'outbox', {});
  expect(letters).toMatchObject([{ receiver: 'sms', state: 'pending', tries: 1, order: id }]);
  state.failure = null;
  await run();
  expect(texts()).toEqual([]);
  pass(HOUR_MS);
  await run();
  await run();
  expect(texts()).toHaveLength(1);
});

test('never resends a message that the provider may already have accepted', async () => {
  const { ports, run, pass, state, texts } = await anSmsOutbox();
  const { id } = await anOrder();
  await moveOrder(ports, id, 'in_progress');
  state.failure = new SmsFailure('Eskiz is unreachable', { isUnsure: true });
  await run();
  state.failure = null;
  pass(HOUR_MS);
  await run();
  expect(texts()).toEqual([]);
  const { letters } = await carryOut(ports, 'outbox', {});
  expect(letters).toMatchObject([{ state: 'dead', failure: 'Eskiz is unreachable' }]);
});

test('does not resend a message after the API stopped while sending it', async () => {
  const { ports, pass, state, receiver, texts } = await anSmsOutbox();
  const { id } = await anOrder();
  await moveOrder(ports, id, 'in_progress');
  state.isHanging = true;
  const lead = { isHeld: () => true };
  const killed = new Dispatcher(ports, { receivers: [receiver], lead });
  void killed.run();
  await expect.poll(texts).toHaveLength(1);

  state.isHanging = false;
  pass(HOUR_MS);
  await new Dispatcher(ports, { receivers: [receiver], lead }).run();
  expect(texts()).toHaveLength(1);
  const { letters } = await carryOut(ports, 'outbox', {});
  expect(letters[0]?.failure).toContain('The API ended while it was sending');
});

test('stores the language in which an order was placed', async () => {
  const { ports } = await testShop();
  const { id } = await anOrder({}, 'ru');
  const [row] = await ports.db.select().from(orders).where(eq(orders.id, id));
  expect(row).toMatchObject({ locale: 'ru', smsUpdates: true });
});
