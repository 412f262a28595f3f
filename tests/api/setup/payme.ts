import { expect } from 'vitest';
import { type Caller, type PayingShop, providers, type Unpaid } from './provider';

export const basic = (login: string) => `Basic ${Buffer.from(login).toString('base64')}`;
const AUTH = basic(`Paycom:${providers.payme.key}`);

/** An order that is to be paid through Payme. */
type Owed = Pick<Unpaid, 'id' | 'total'>;

let transactions = 0;
export const aTransaction = () => {
  transactions += 1;
  return `5305e3bab097f420a62ced${process.pid % 1000}${transactions}`;
};

/** Sends a request as Payme's server does. */
export async function call(shop: Caller, method: string, params: object, authorization = AUTH) {
  const response = await shop.send('/payment/payme', {
    method: 'POST',
    headers: { authorization, 'content-type': 'text/json; charset=UTF-8' },
    body: JSON.stringify({ method, params, id: 2032 }),
  });
  expect(response.status).toBe(200);
  const { id, result, error } = await response.json();
  expect(id).toBe(2032);
  return { result, code: error?.code, data: error?.data, message: error?.message };
}

export const bill = ({ id, total }: Owed) => ({
  amount: total * 100,
  account: { order_id: String(id) },
});
export const created = (shop: Pick<PayingShop, 'now'>, order: Owed, id = aTransaction()) => ({
  id,
  time: shop.now(),
  ...bill(order),
});
