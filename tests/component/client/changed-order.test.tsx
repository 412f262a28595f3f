import { expect, test, vi } from 'vitest';
import { anOrder } from '@/tests/support/component/order';
import { aForm, form, found, lost, order, PLACE, type Reply, SENT } from './order-form';

vi.mock(import('@/lib/client/page/leave-page'), async (actual) => ({
  ...(await actual()),
  goOffline: vi.fn(),
}));

const otherGoods = anOrder({ id: 20_777 });

const keyUsed: Reply = {
  status: 422,
  data: { detail: 'Kalit band', fields: { 'Idempotency-Key': 'Kalit band' } },
};

test('reports an order as created from the earlier form if its key is already used', async () => {
  const { send, onPlaced } = aForm({ [PLACE]: [keyUsed], [SENT]: [found] });
  await send();
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: true }]]);
});

test.each([
  ['is rejected by the API', keyUsed],
  ['gets no response', lost],
])(
  'reports another order if its goods differ from those of a form that %s',
  async (_how, response) => {
    const { send, onPlaced, onRefused, sent } = aForm({
      [PLACE]: [response, found],
      [SENT]: [{ data: otherGoods }],
    });
    await send();
    expect(onPlaced).not.toHaveBeenCalled();
    expect(onRefused.mock.calls).toEqual([[{ kind: 'other-order', order: 20_777 }]]);
    await send();
    expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: false }]]);
    const keys = sent.filter(({ call }) => call === PLACE).map(({ key }) => key);
    expect(keys[1]).not.toBe(keys[0]);
  },
);

test('reports another order under the key even if only a later lookup finds it', async () => {
  const { send, later, onPlaced, onRefused } = aForm({
    [PLACE]: [keyUsed],
    [SENT]: [lost, lost, { data: otherGoods }],
  });
  await send();
  await later();
  expect(onPlaced).not.toHaveBeenCalled();
  expect(onRefused.mock.calls.at(-1)).toEqual([{ kind: 'other-order', order: 20_777 }]);
});

const toAnAddress = {
  ...form,
  delivery: { type: 'courier' as const, region: 1, district: 2, house: '1' },
};

test('reports that the order has the earlier address when both responses are lost', async () => {
  const { send, onPlaced, onRefused, sent } = aForm({
    [PLACE]: [lost, lost, keyUsed],
    [SENT]: [lost, lost, found],
  });
  await send();
  await send(toAnAddress);
  expect(onRefused.mock.calls.map(([{ reason }]) => reason)).toEqual(['lost']);
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: true }]]);
  expect(new Set(sent.map(({ key }) => key)).size).toBe(1);
});

test('reports that the order has the changed address when its response is lost', async () => {
  const { send, onPlaced } = aForm({
    [PLACE]: [lost, lost, found],
    [SENT]: [lost, lost, found],
  });
  await send();
  await send(toAnAddress);
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: false }]]);
});

test('confirms no address until the API reports which version of the form it accepted', async () => {
  const { send, later, onPlaced, onRefused } = aForm({
    [PLACE]: [lost, lost, lost, lost, keyUsed],
    [SENT]: [lost, lost, found],
  });
  await send();
  await send(toAnAddress);
  expect(onPlaced).not.toHaveBeenCalled();
  expect(onRefused.mock.calls.map(([{ reason }]) => reason)).toEqual(['lost', 'lost']);
  await later();
  expect(onPlaced.mock.calls).toEqual([[order, { isEarlier: true }]]);
});
