import { expect, test } from 'vitest';
import { carryOut } from '@/api/operator/operator';
import { moveOrder } from '@/api/order/order-status';
import { DeliveryFailure } from '@/api/outbox/receiver';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct } from '@/tests/api/setup/goods';
import { checkoutOf } from '@/tests/api/setup/order';
import { anOutbox, aReceiver } from '@/tests/api/setup/outbox';
import { read } from '@/tests/api/setup/request';

async function aShopWithDeadLetters() {
  const { receiver, events, state } = aReceiver({ triesMax: 1 });
  const outbox = await anOutbox([receiver]);
  const { headers } = await aCustomer();
  const body = checkoutOf([await aProduct()]);
  const { id } = await read('order.place', '/order/order', { headers, body });
  await moveOrder(outbox.ports, id, 'in_progress');
  state.failing = () => new DeliveryFailure('the receiver responded with 500');
  await outbox.run();
  state.failing = () => null;
  const list = () => carryOut(outbox.ports, 'outbox', {});
  const resend = (delivery: number | null) =>
    carryOut(outbox.ports, 'resendEvents', { id: delivery });
  return { ...outbox, id, events, list, resend };
}

test('lists dead letters with the failure reason and resends one or all of them', async () => {
  const { id, events, run, list, resend } = await aShopWithDeadLetters();
  const { waiting, dead, letters } = await list();
  expect({ waiting, dead }).toEqual({ waiting: 0, dead: 2 });
  expect(letters[0]).toMatchObject({
    type: 'order.placed',
    order: id,
    receiver: 'webhook',
    state: 'dead',
    tries: 1,
    failure: 'the receiver responded with 500',
  });

  expect(await resend(letters[1]?.id ?? 0)).toEqual({ queued: 1 });
  await run();
  expect(await resend(null)).toEqual({ queued: 1 });
  await run();
  expect(events.map(({ type }) => type)).toEqual(['order.in_progress', 'order.placed']);
  expect(await list()).toEqual({ waiting: 0, dead: 0, letters: [] });
});

test('resends a delivered event with the same id, and refuses an unknown delivery', async () => {
  const { events, run, list, resend } = await aShopWithDeadLetters();
  const [first] = (await list()).letters;
  await resend(null);
  await run();
  await resend(first?.id ?? 0);
  await run();
  expect(events).toHaveLength(3);
  expect(events[2]).toEqual(events[0]);
  await expect(resend(999_999_999)).rejects.toThrow('there is no delivery 999999999');
});
