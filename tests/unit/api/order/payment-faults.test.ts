import { expect, test } from 'vitest';
import { faultOf as clickFault } from '@/api/order/payments/click/fault';
import { faultOf, faults } from '@/api/order/payments/payme/fault';

const names = Object.keys(faults) as (keyof typeof faults)[];
const clickNames = [
  ...(['badSign', 'badAmount', 'noAction', 'paid', 'noOrder'] as const),
  ...(['noTransaction', 'failed', 'badRequest', 'canceled'] as const),
];

test.each(names)('describes Payme’s fault %s in three languages', (name) => {
  const { ru, uz, en } = faultOf(name).message;
  expect(ru).toMatch(/[А-я]/);
  const sentence = /^[A-Z](?:[a-zʻ ]|Payme)*( JSON)?$|^JSON emas$|^POST /;
  for (const text of [uz, en]) expect(text).toMatch(sentence);
});

test('gives each fault its own code', () => {
  expect(new Set(names.map((name) => faultOf(name).code)).size).toBe(names.length);
  expect(new Set(clickNames.map((name) => clickFault(name).error)).size).toBe(clickNames.length);
});

test('returns the name of the account field only with account faults', () => {
  const ofAccount = names.filter((name) => faultOf(name).data === 'order_id');
  expect(ofAccount).toEqual(['noOrder', 'paid', 'closed', 'busy', 'notForPayme']);
  expect(faultOf('noMethod', 'SetFiscalData').data).toBe('SetFiscalData');
  expect(faultOf('badAmount')).not.toHaveProperty('data');
});

test.each(clickNames)('returns an error text for the Click fault %s', (name) => {
  expect(clickFault(name).error).toBeLessThan(0);
  expect(clickFault(name).error_note).toMatch(/^[A-Z]/);
});
