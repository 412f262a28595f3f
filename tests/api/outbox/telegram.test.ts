import { expect, test } from 'vitest';
import { carryOut } from '@/api/operator/operator';
import { cancelOwn, moveOrder, movePayment } from '@/api/order/order-status';
import { receiversOf } from '@/api/receivers/receivers';
import { telegramReceivers } from '@/api/receivers/telegram';
import { readEnv } from '@/api/shared/env';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf } from '@/tests/api/setup/order';
import { anOutbox, aServer } from '@/tests/api/setup/outbox';
import { read } from '@/tests/api/setup/request';
import { testShop } from '@/tests/api/setup/shop';

const TOKEN = '123:of-the-tests';
type Reply = Parameters<typeof aServer>[0];

async function aTelegram(respond: Reply = () => ({ status: 200, body: { ok: true, result: {} } })) {
  const { ports } = await testShop();
  const { posted, url: apiUrl } = await aServer(respond);
  const outbox = await anOutbox(
    telegramReceivers({ token: TOKEN, chats: ['-100', '7'], apiUrl }, ports),
  );
  const messages = (chat: string) =>
    posted.map(({ body }) => JSON.parse(body)).filter(({ chat_id }) => chat_id === chat);
  return { ...outbox, posted, messages };
}

async function anOrder(comment = '') {
  const [{ headers, id: customer }, goods] = [await aCustomer(), await aProduct({ stock: 2 })];
  const body = checkoutOf([goods], { comment }, 2);
  const { id } = await read('order.place', '/order/order', { headers, body });
  return { id, customer, goods };
}

test('announces a new order and its cancellation in every chat, in Russian by default', async () => {
  const { ports, run, posted, messages } = await aTelegram();
  const { id, customer, goods } = await anOrder('Домофон\nне работает');
  await cancelOwn(ports, customer, id);
  await run();

  const texts = messages('-100').map(({ text }) => text.replaceAll('\u00A0', ' '));
  expect(texts).toEqual([
    expect.stringContaining(`Новый заказ ${id}, `),
    expect.stringContaining(`Закончился товар: Пробная вещь ${goods.product} (T-${goods.product}`),
    expect.stringContaining(`Покупатель отменил заказ ${id}, `),
  ]);
  const lines = texts[0].split('\n');
  expect(lines).toContain(`2 × Пробная вещь ${goods.product} (T-${goods.product}): 240 000 сум`);
  expect(lines).toContain('Madina Karimova, +998 90 123-45-67');
  expect(lines).toContain('Оплата: наличными');
  expect(messages('7')).toHaveLength(3);
  expect(posted[0]?.url).toBe(`/bot${TOKEN}/sendMessage`);
});

test('writes in Uzbek when the language setting is Uzbek', async () => {
  const { ports, run, messages } = await aTelegram();
  await carryOut(ports, 'setSetting', { name: 'staff_language', value: 'uz' });
  const { id } = await anOrder();
  await run();
  await carryOut(ports, 'setSetting', { name: 'staff_language', value: 'ru' });
  expect(messages('7')[0].text).toMatch(new RegExp(`^Yangi buyurtma ${id}, .* soʻm\n`));
});

test('sends staff no message about steps that they take themselves', async () => {
  const { ports, run, messages } = await aTelegram();
  const { id } = await anOrder();
  await moveOrder(ports, id, 'in_progress');
  await moveOrder(ports, id, 'canceled');
  await run();
  expect(messages('7')).toHaveLength(2);
});

test('announces returned units and refunds with their amounts', async () => {
  const { ports, run, messages } = await aTelegram();
  const { id, goods } = await anOrder();
  await movePayment(ports, id, 'confirmed');
  await moveOrder(ports, id, 'in_progress');
  await moveOrder(ports, id, 'done');
  await carryOut(ports, 'returnUnits', { id, line: 1, units: 1 });
  await carryOut(ports, 'refundOrder', { id, amount: 1000, note: 'Наличными' });
  await run();
  const texts = messages('7').map(({ text }) => text.replaceAll('\u00A0', ' '));
  const name = `Пробная вещь ${goods.product} (T-${goods.product})`;
  expect(texts.slice(-2)).toEqual([
    `Возврат товара по заказу ${id}, 120 000 сум\n1 × ${name}`,
    `Возвращены деньги по заказу ${id}, 1 000 сум\nКомментарий: Наличными`,
  ]);
});

test('resends a message after the delay that Telegram requests', async () => {
  let isBusy = true;
  const { run, pass, messages } = await aTelegram(() => {
    const parameters = { retry_after: 5 };
    const busy = { ok: false, error_code: 429, description: 'Too Many Requests', parameters };
    return isBusy ? { status: 429, body: busy } : { status: 200, body: { ok: true, result: {} } };
  });
  await anOrder();
  await run();
  expect(messages('7')).toHaveLength(1);
  isBusy = false;
  pass(4999);
  await run();
  expect(messages('7')).toHaveLength(1);
  pass(1);
  await run();
  expect(messages('7')).toHaveLength(3);
});

test('records why Telegram refused a message', async () => {
  const forbidden = { ok: false, error_code: 403, description: 'bot was kicked' };
  const { ports, run } = await aTelegram(() => ({ status: 403, body: forbidden }));
  await anOrder();
  await run();
  const { letters } = await carryOut(ports, 'outbox', {});
  expect(letters[0]).toMatchObject({
    receiver: 'telegram:-100',
    tries: 1,
    failure: 'Telegram responded with 403: bot was kicked',
  });
});

test('rejects a bot token without chats, and invalid chat ids', async () => {
  const { ports } = await testShop();
  const at = (env: Record<string, string>) => () => receiversOf(readEnv(env), ports);
  expect(at({ TELEGRAM_STAFF_TOKEN: TOKEN })).toThrow('must be set together');
  expect(at({ TELEGRAM_STAFF_TOKEN: TOKEN, TELEGRAM_STAFF_CHATS: 'us' })).toThrow('chat ids');
  const receivers = at({ TELEGRAM_STAFF_TOKEN: TOKEN, TELEGRAM_STAFF_CHATS: '-100,@staff' })();
  expect(receivers.map(({ name }) => name)).toEqual(['telegram:-100', 'telegram:@staff', 'sms']);
});
