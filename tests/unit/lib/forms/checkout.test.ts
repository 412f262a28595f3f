import { expect, test } from 'vitest';
import { orderForm } from '@/lib/contract/order';
import { checkoutFields, NEW_ADDRESS, toOrderForm } from '@/lib/forms/checkout';

const typed = {
  first_name: ' Madina ',
  last_name: 'Karimova',
  phone_number: '+998 90 123-45-67',
  email: '',
  delivery: 'courier',
  address: NEW_ADDRESS,
  region: '1',
  district: '11',
  house: 'Buyuk Ipak Yoʻli, 48',
  entrance: '2',
  floor: '5',
  flat: '17',
  intercom_code: '17K',
  save_address: true,
  point: '',
  payment: 'cash',
  months: '',
  comment: '',
  sms_updates: false,
};
const lines = [{ sub_product: 5, amount: 2, price: 80_000 }];
const faultsOf = (change: object) => {
  const { error } = checkoutFields.safeParse({ ...typed, ...change });
  return Object.fromEntries(error?.issues.map(({ path, message }) => [path[0], message]) ?? []);
};
const sentWith = (change: object) =>
  toOrderForm(checkoutFields.parse({ ...typed, ...change }), lines);

test('converts the form to an order that the contract accepts', () => {
  const sent = sentWith({});
  expect(orderForm.safeParse(sent).success).toBe(true);
  expect(sent).toMatchObject({
    lines,
    full_name: 'Madina Karimova',
    phone_number: '998901234567',
    delivery: { type: 'courier', region: 1, district: 11, house: 'Buyuk Ipak Yoʻli, 48' },
    payment: 'cash',
    save_address: true,
  });
  expect(sent.months).toBeUndefined();
});

test('accepts texts of maximum length in the form and in the contract', () => {
  const full = (length: number) => 'ў'.repeat(length);
  const part = full(20);
  const sent = sentWith({
    first_name: full(60),
    last_name: full(60),
    house: full(200),
    comment: full(500),
    entrance: part,
    floor: part,
    flat: part,
    intercom_code: part,
    email: `${'m'.repeat(60)}@${'d'.repeat(56)}.uz`,
  });
  expect(orderForm.safeParse(sent).error?.issues).toBeUndefined();
});

test('sends saved addresses and pickup points as ids and does not save them again', () => {
  expect(sentWith({ address: '7' })).toMatchObject({
    delivery: { type: 'address', address: 7 },
    save_address: false,
  });
  expect(sentWith({ delivery: 'pickup', point: '3' })).toMatchObject({
    delivery: { type: 'pickup', point: 3 },
    save_address: false,
  });
});

test('sends the chosen number of months of an installment plan (B-88)', () => {
  expect(sentWith({ payment: 'instalment', months: '6' })).toMatchObject({ months: 6 });
});

test('reports every missing field that the chosen options require, all at once', () => {
  const empty = { first_name: '', phone_number: '', payment: '' };
  expect(faultsOf({ ...empty, region: '', district: '', house: '' })).toEqual({
    first_name: 'required',
    phone_number: 'required',
    payment: 'payment',
    region: 'required',
    district: 'required',
    house: 'required',
  });
  expect(faultsOf({ address: '7', region: '', district: '', house: '' })).toEqual({});
  expect(faultsOf({ delivery: 'pickup', region: '' })).toEqual({ point: 'required' });
  expect(faultsOf({ payment: 'instalment' })).toEqual({ months: 'required' });
});

test('allows an empty but not an invalid e-mail', () => {
  expect(faultsOf({ email: 'madina@' })).toEqual({ email: 'email' });
  expect(faultsOf({ email: 'madina@pochta.uz' })).toEqual({});
  expect(sentWith({ email: ' madina@pochta.uz ' }).email).toBe('madina@pochta.uz');
});
