import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { orders } from '@/api/db/schema/order';
import { doChores } from '@/api/main/chores';
import { moveOrder, movePayment } from '@/api/order/order-status';
import type { PaymentStatus } from '@/lib/constants';
import type { PaymentMethod } from '@/lib/domain/order/payment-methods';
import { complete, fieldsOf, prepare } from '@/tests/api/setup/click';
import { aCustomer } from '@/tests/api/setup/customer';
import { aProduct, type TestGoods } from '@/tests/api/setup/goods';
import { aGuest } from '@/tests/api/setup/guest';
import { checkoutOf, oneClickOf, stockOf } from '@/tests/api/setup/order';
import { call, created } from '@/tests/api/setup/payme';
import { aPayingShop, type PayingShop } from '@/tests/api/setup/provider';
import { testShop } from '@/tests/api/setup/shop';

const HOUR_MS = 60 * 60 * 1000;
const HOLD_MS = 24 * HOUR_MS;
/** Each order takes all units in stock and the whole installment limit. */
const PIECES = 3;
const PRICE = 400_000;
const LIMIT = PIECES * PRICE;

type Buyer = { headers: Record<string, string>; isGuest: boolean };
type Made = { shop: PayingShop; buyer: Buyer; id: number; total: number };
type Step = (made: Made) => Promise<unknown>;
type Kind = { payment: PaymentMethod; isOneClick?: boolean; isGuest?: boolean; after?: Step };

const paymeIds = new Map<number, string>();
const openPayme: Step = (made) => {
  const params = created(made.shop, made);
  paymeIds.set(made.id, params.id);
  return call(made.shop, 'CreateTransaction', params);
};
const callPayme = (method: string, { shop, id }: Made) =>
  call(shop, method, { id: paymeIds.get(id), reason: 5 });
const payByPayme: Step = async (made) => {
  await openPayme(made);
  return callPayme('PerformTransaction', made);
};
const sendClickResult = (error: string) => async (made: Made) => {
  const fields = fieldsOf(made);
  const { merchant_prepare_id } = await prepare(made.shop, fields);
  return complete(made.shop, {
    ...fields,
    merchant_prepare_id: String(merchant_prepare_id),
    error,
  });
};
const prepareClick: Step = (made) => prepare(made.shop, fieldsOf(made));
const start: Step = async ({ id }) => moveOrder((await testShop()).ports, id, 'in_progress');

const kinds = {
  'cash order': { payment: 'cash' },
  'card-on-delivery order': { payment: 'card' },
  'installment order': { payment: 'instalment' },
  'installment order in progress': { payment: 'instalment', after: start },
  'Payme order': { payment: 'payme' },
  'Payme order with an open transaction': { payment: 'payme', after: openPayme },
  'order paid by Payme': { payment: 'payme', after: payByPayme },
  'Click order': { payment: 'click' },
  'Click order with a prepared payment': { payment: 'click', after: prepareClick },
  'Click order with a failed payment': { payment: 'click', after: sendClickResult('-5017') },
  'order paid by Click': { payment: 'click', after: sendClickResult('0') },
  'one-click order': { payment: 'cash', isOneClick: true },
  'one-click order of a guest': { payment: 'cash', isOneClick: true, isGuest: true },
} satisfies Record<string, Kind>;
type KindName = keyof typeof kinds;

const ends = {
  'its shopper': async ({ shop, buyer, id }) => {
    const response = await shop.sendJson(`/order/order/${id}/cancel`, buyer, {});
    expect(response.status).toBe(200);
  },
  'the shop': async ({ id }) => moveOrder((await testShop()).ports, id, 'canceled'),
  'a timeout': async ({ shop }) => {
    shop.pass(HOLD_MS);
    await doChores({ ...(await testShop()).ports, now: () => new Date(shop.now()) });
  },
  'a Payme refund': (made) => callPayme('CancelTransaction', made),
  'a refund by the shop': async ({ id }) => {
    const { ports } = await testShop();
    await moveOrder(ports, id, 'canceled');
    await movePayment(ports, id, 'refunded');
  },
} satisfies Record<string, Step>;
type EndName = keyof typeof ends;

const paid: KindName[] = ['order paid by Payme', 'order paid by Click'];
const overdue = (kind: Kind) => kind.isGuest || ['payme', 'click'].includes(kind.payment);

function endsOf(name: KindName): EndName[] {
  const kind: Kind = kinds[name];
  if (name === 'order paid by Payme') return ['a Payme refund', 'a refund by the shop'];
  if (paid.includes(name)) return ['a refund by the shop'];
  const byShopper = !kind.isGuest && kind.after !== start;
  return [
    ...(byShopper ? (['its shopper'] as const) : []),
    'the shop',
    ...(overdue(kind) ? (['a timeout'] as const) : []),
  ];
}

const names = Object.keys(kinds) as KindName[];

test.each(names.flatMap((kind) => endsOf(kind).map((end) => [kind, end] as const)))(
  'restores stock and limits for a second order when the %s is canceled by %s',
  async (kind, end) => {
    const shop = await aPayingShop();
    const goods = await aProduct({ stock: PIECES, price: PRICE });
    const buyer = await aBuyer(kinds[kind]);
    for (const round of [1, 2]) {
      const made = await order(shop, buyer, { goods, kind: kinds[kind] });
      expect((await stockOf(goods)).left).toBe(0);
      await ends[end](made);

      expect(await stockOf(goods)).toEqual({ left: PIECES, moved: 0, moves: 2 * round });
      expect(await rowOf(made.id)).toMatchObject({
        status: 'canceled',
        paymentStatus: endOf(kind),
        total: LIMIT,
        payUntil: null,
        confirmUntil: null,
        origin: null,
      });
      if (!buyer.isGuest) await expectFree(made, round);
    }
  },
);

async function aBuyer({ isGuest = false }: Kind): Promise<Buyer> {
  const { headers } = isGuest
    ? { headers: aGuest('way-back') }
    : await aCustomer({ instalmentLimit: LIMIT });
  return { headers, isGuest };
}

type PaymentSetup = { goods: TestGoods; kind: Kind };

async function order(shop: PayingShop, buyer: Buyer, { goods, kind }: PaymentSetup): Promise<Made> {
  const { payment, isOneClick, after } = kind;
  const cart = { sub_product: goods.variant, amount: PIECES };
  expect((await shop.sendJson('/order/cart', buyer, cart)).status).toBe(200);
  const response = isOneClick
    ? await shop.sendJson('/order/create', buyer, oneClickOf(goods, PIECES))
    : await shop.sendJson(
        '/order/order',
        buyer,
        checkoutOf([goods], { payment, months: 12 }, PIECES),
      );
  const { data } = await response.json();
  expect([response.status, data.price]).toEqual([200, LIMIT]);
  const made = { shop, buyer, id: data.id, total: data.price };
  await after?.(made);
  return made;
}

/** Expects the whole installment limit, no active orders and `ended` completed orders. */
async function expectFree({ shop, buyer: { headers } }: Made, ended: number) {
  const read = async (path: string) => (await (await shop.send(path, { headers })).json()).data;
  expect((await read('/user/instalment')).available_limit).toBe(LIMIT);
  expect(await read('/order/order')).toMatchObject({ active: 0, completed: ended });
}

function endOf(name: KindName): PaymentStatus {
  const { payment } = kinds[name];
  if (paid.includes(name)) return 'refunded';
  return payment === 'payme' || payment === 'click' ? 'rejected' : 'waiting';
}

async function rowOf(id: number) {
  const { db } = (await testShop()).ports;
  const [row] = await db.select().from(orders).where(eq(orders.id, id));
  return row;
}
