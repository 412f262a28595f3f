import fc from 'fast-check';
import { expect } from 'vitest';
import { complete, fieldsOf, prepare } from '@/tests/api/setup/click';
import { call, created } from '@/tests/api/setup/payme';
import { shopperOf } from './expected';
import { cancelOverdue } from './expected-orders';
import {
  cancelPayme,
  completeClick,
  openPayme,
  performPayme,
  prepareClick,
  reopenPayme,
  startPayment,
} from './expected-payments';
import { actorOf, nothing, step } from './step';
import { payingShop, requestShop } from './world';

export const pays = step(
  'starts a payment with a provider',
  fc.record({ provider: fc.constantFrom('payme', 'click') }),
  async (world, given, named) => {
    const { order: one } = named;
    const browser = actorOf(world, given, named);
    const path = `/order/order/${one.id}/payment`;
    const { status } = await requestShop(world, browser, path, {
      body: { provider: given.provider },
    });
    if (browser.customer) cancelOverdue(world.shop, shopperOf(browser));
    const expectedStatus = () => startPayment(one, shopperOf(browser), given.provider);
    expect(status).toBe(browser.customer ? expectedStatus() : 401);
  },
  ['order'],
);

export const opensPayme = step(
  'opens a Payme transaction',
  nothing,
  async (world, _, { order: one }) => {
    const { shop } = world;
    const params = created(payingShop(world), one);
    const { result, code } = await call(payingShop(world), 'CreateTransaction', params);
    const expected = openPayme(shop, one);
    expect(result ? 'opened' : code).toBe(expected);
    if (!result) return;
    const { id } = params;
    const ours = result.transaction;
    const state = 'created';
    shop.transactions.push({ provider: 'payme', id, ours, order: one, state, at: shop.now });
  },
  ['order'],
);

export const preparesClick = step(
  'prepares a Click payment',
  nothing,
  async (world, _, { order: one }) => {
    const { shop } = world;
    const fields = fieldsOf(one);
    const { error, merchant_prepare_id } = await prepare(payingShop(world), fields);
    expect(error).toBe(prepareClick(one));
    if (error !== 0) return;
    const id = fields.click_trans_id ?? '';
    const ours = String(merchant_prepare_id);
    const state = 'created';
    shop.transactions.push({ provider: 'click', id, ours, order: one, state, at: shop.now });
  },
  ['order'],
);

/** Payme's requests for an existing transaction, and functions that return the correct results. */
const paymeRequests = {
  CreateTransaction: reopenPayme,
  PerformTransaction: performPayme,
  CancelTransaction: cancelPayme,
};

export const goesOn = step(
  'a provider continues a payment',
  fc.record({
    method: fc.constantFrom(
      'PerformTransaction',
      'PerformTransaction',
      'CancelTransaction',
      'CreateTransaction',
    ),
    error: fc.constantFrom('0', '0', '0', '-5017'),
  }),
  async (world, { method, error }, { transaction }) => {
    const { id, ours, order: one, provider } = transaction;
    if (provider === 'payme') {
      const params = { ...created(payingShop(world), one, id), reason: 5 };
      const { result, code } = await call(payingShop(world), method, params);
      expect(result?.state ?? code).toBe(paymeRequests[method](world.shop, transaction));
      return;
    }
    const fields = { ...fieldsOf(one), click_trans_id: id, merchant_prepare_id: ours, error };
    const response = await complete(payingShop(world), fields);
    expect(response.error).toBe(completeClick(transaction, error === '0'));
  },
  ['transaction'],
);
