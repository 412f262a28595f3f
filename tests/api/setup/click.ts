import { createHash } from 'node:crypto';
import { expect } from 'vitest';
import { type Caller, providers, type Unpaid } from './provider';

const { serviceId, secret } = providers.click;
const SIGNED_AT = '2026-11-21 09:00:00';

export type Fields = Record<string, string>;

let transactions = 0;
export function fieldsOf({ id, total }: Pick<Unpaid, 'id' | 'total'>): Fields {
  transactions += 1;
  return {
    click_trans_id: `${process.pid}${transactions}`,
    click_paydoc_id: `9${transactions}`,
    service_id: serviceId,
    merchant_trans_id: String(id),
    amount: `${total}.00`,
    error: '0',
    error_note: 'Success',
    sign_time: SIGNED_AT,
  };
}

export function signed(fields: Fields): Fields {
  const isComplete = fields.action === '1';
  const parts = [
    fields.click_trans_id,
    fields.service_id,
    secret,
    fields.merchant_trans_id,
    ...(isComplete ? [fields.merchant_prepare_id] : []),
    fields.amount,
    fields.action,
    fields.sign_time,
  ];
  return { ...fields, sign_string: createHash('md5').update(parts.join('')).digest('hex') };
}

export async function post(shop: Caller, step: 'prepare' | 'complete', fields: Fields) {
  const response = await shop.send(`/payment/click/${step}`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: new URLSearchParams(fields).toString(),
  });
  expect(response.status).toBe(200);
  return response.json();
}

export const prepare = (shop: Caller, fields: Fields) =>
  post(shop, 'prepare', signed({ ...fields, action: '0' }));
export const complete = (shop: Caller, fields: Fields) =>
  post(shop, 'complete', signed({ ...fields, action: '1' }));
