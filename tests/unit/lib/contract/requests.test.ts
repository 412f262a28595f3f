import { expect, test } from 'vitest';
import type { z } from 'zod';
import { contract } from '@/lib/contract/contract';
import { flag, idList, instant } from '@/lib/contract/shape';
import { typedLine, typedText } from '@/lib/contract/typed-text';
import { ID_MAX, IDS_MAX } from '@/lib/domain/product/bounds';

const ids = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

/** Parses a value; `null` means that the schema rejects it. */
function parsed(schema: z.ZodType, value: unknown): unknown {
  return schema.safeParse(value).data ?? null;
}

test.each([
  ['1', true],
  ['true', true],
  [true, true],
  ['0', false],
  ['false', false],
  ['', false],
  [false, false],
  ['2', null],
  ['yes', null],
])('parses the flag %j as %j', (sent, expected) => {
  expect(parsed(flag, sent)).toBe(expected);
});

test.each([
  ['7', [7]],
  [7, [7]],
  ['7,8', [7, 8]],
  [
    ['7', 8, '9,10'],
    [7, 8, 9, 10],
  ],
  [String(ID_MAX), [ID_MAX]],
  [String(ID_MAX + 1), null],
  ['0', null],
  ['-1', null],
  ['1.5', null],
  ['a', null],
  [true, null],
  [{ 0: 1 }, null],
  ['1e1', null],
  ['0x1', null],
  ['+1', null],
  ['1, 2', null],
  ['', null],
  ['1,,2', null],
  [ids(IDS_MAX), ids(IDS_MAX)],
  [ids(IDS_MAX + 1), null],
])('parses the ids %j as %j', (sent, expected) => {
  expect(parsed(idList, sent)).toEqual(expected);
});

test('removes control characters and trims typed text', () => {
  expect(parsed(typedLine, ' choy\u0000\npiyola ')).toBe('choy piyola');
  expect(parsed(typedText, ' choy\u0000\npiyola ')).toBe('choy\npiyola');
});

test.each(['2026-05-09T12:00:00Z', '2026-05-09T12:00:00+05:00'])(
  'accepts %s as an instant (B-47)',
  (text) => {
    expect(instant.safeParse(text).success).toBe(true);
  },
);

test.each(['2026-05-09T12:00:00', '2026-05-09'])('rejects %s as an instant (B-47)', (text) => {
  expect(instant.safeParse(text).success).toBe(false);
});

const oneClick = {
  full_name: 'Aziz',
  phone_number: '901234567',
  region: 1,
  district: 2,
  type: '1',
  products: JSON.stringify([{ product: 5, price: '100000', count: '2' }]),
};

test('parses a one-click order from form fields with its products as JSON (S3-19)', () => {
  expect(parsed(contract['order.oneClick'].body, oneClick)).toEqual({
    full_name: 'Aziz',
    phone_number: '998901234567',
    region: 1,
    district: 2,
    sms_updates: false,
    type: 1,
    address: '',
    longitude: '',
    latitude: '',
    products: [{ product: 5, price: 100_000, count: 2 }],
  });
});

test.each([
  ['type', '2'],
  ['type', '0'],
  ['phone_number', '90123'],
  ['full_name', ' '],
  ['products', '[]'],
  ['products', 'not JSON'],
  ['products', '{"product":5}'],
  ...['1e3', '-1', '1.5', '', '1234567890123456', [5], null].map((price) => [
    'products',
    JSON.stringify([{ product: 5, price, count: 2 }]),
  ]),
  ...['0', '1000001', '1e3', '-1'].map((count) => [
    'products',
    JSON.stringify([{ product: 5, price: 1, count }]),
  ]),
  ['products', JSON.stringify(ids(21).map((product) => ({ product, price: 1, count: 1 })))],
])('rejects a one-click order with the %s %j', (field, value) => {
  expect(parsed(contract['order.oneClick'].body, { ...oneClick, [String(field)]: value })).toBe(
    null,
  );
});

test.each([
  { products: [{ product: 5, price: 0, count: 1 }] },
  { products: [{ product: 5, price: 999_999_999_999_999, count: 1_000_000 }] },
  { products: ids(20).map((product) => ({ product, price: 1, count: 1 })) },
])('accepts the products $products in parsed form', ({ products }) => {
  expect(parsed(contract['order.oneClick'].body, { ...oneClick, products })).toMatchObject({
    products,
  });
});

const courier = { type: 'courier', region: 1, district: 2, house: '5' };
const line = { sub_product: 7, amount: 2, price: 100_000 };
const order = {
  lines: [line],
  full_name: 'Aziz',
  phone_number: '+998 90 123-45-67',
  delivery: courier,
  payment: 'cash',
};

test('accepts an order without e-mail, comment or saved address', () => {
  expect(parsed(contract['order.place'].body, order)).toMatchObject({
    email: '',
    comment: '',
    save_address: false,
    phone_number: '998901234567',
    delivery: { ...courier, entrance: '', floor: '', flat: '', intercom_code: '', comment: '' },
  });
});

test.each([
  { delivery: { type: 'address', address: 3 } },
  { delivery: { type: 'pickup', point: 4 } },
  { email: 'aziz@shop.test' },
  { months: '36' },
  { lines: ids(200).map((id) => ({ ...line, sub_product: id })) },
])('accepts an order with %j', (part) => {
  expect(parsed(contract['order.place'].body, { ...order, ...part })).not.toBe(null);
});

test.each([
  { delivery: { type: 'address', point: 4 } },
  { delivery: { type: 'pickup', address: 3 } },
  { delivery: { type: 'drone' } },
  { delivery: { ...courier, house: ' ' } },
  { email: 'aziz' },
  { email: `${'a'.repeat(112)}@shop.test` },
  { months: 0 },
  { months: 37 },
  { months: 1.5 },
  { lines: [] },
  { lines: ids(201).map((id) => ({ ...line, sub_product: id })) },
  { lines: [{ ...line, amount: 0 }] },
  { lines: [{ ...line, amount: '1e3' }] },
  { lines: [{ ...line, price: 0.5 }] },
  { full_name: 'a'.repeat(122) },
  { comment: 'a'.repeat(501) },
  { payment: 'barter' },
])('rejects an order with %j', (part) => {
  expect(parsed(contract['order.place'].body, { ...order, ...part })).toBe(null);
});

test.each([
  ['901234567', '998901234567'],
  ['+998 (90) 123-45-67', '998901234567'],
  ['90123456', null],
  ['+7 916 123 45 67', null],
  [`901234567${' '.repeat(32)}`, null],
])('parses the phone %j of a code request as %j', (phone, expected) => {
  const form = parsed(contract['user.sendCode'].body, { phone });
  expect(form).toEqual(expected && { phone: expected });
});

test.each([
  ['12345', '12345'],
  [' 12345 ', '12345'],
  ['1234', null],
  ['123456', null],
  ['1234a', null],
  ['a12345', null],
])('parses the code %j as %j', (code, expected) => {
  const form = parsed(contract['user.signIn'].body, { phone: '901234567', code });
  expect(form).toEqual(expected && { phone: '998901234567', code: expected });
});

test('clears a gender or e-mail that is sent empty, and keeps one that is not sent', () => {
  const change = contract['user.change'].body;
  expect(parsed(change, { first_name: ' Aziz ', gender: '', email: '' })).toEqual({
    first_name: 'Aziz',
    gender: null,
    email: '',
  });
  expect(parsed(change, { first_name: 'Aziz', gender: 'male' })).toEqual({
    first_name: 'Aziz',
    gender: 'male',
  });
  expect(parsed(change, { first_name: ' ' })).toBe(null);
  expect(parsed(change, { first_name: 'Aziz', gender: 'other' })).toBe(null);
  expect(parsed(change, { first_name: 'Aziz', email: 'aziz' })).toBe(null);
  expect(parsed(change, { first_name: 'a'.repeat(61) })).toBe(null);
});

const photo = new Blob(['x']);

test.each([
  ['no photo', undefined, []],
  ['one photo', photo, [photo]],
  ['two photos', [photo, photo], [photo, photo]],
  ['a string', 'a string', null],
  ['six photos', Array(6).fill(photo), null],
])('accepts at most five files as the photos of a review: %s', (_, photos, expected) => {
  const form = parsed(contract['review.add'].body, { rating: '5', photos });
  expect(form).toEqual(expected && { rating: 5, text: '', photos: expected });
});

test.each([
  ['1', 1],
  [5, 5],
  ['0', null],
  [6, null],
  ['4.5', null],
])('parses the rating %j as %j', (rating, expected) => {
  const form = parsed(contract['review.add'].body, { rating });
  expect(form).toEqual(expected && { rating: expected, text: '', photos: [] });
});

test('parses the numbers in a query from text and applies defaults', () => {
  const query = contract['product.list'].query;
  expect(parsed(query, {})).toEqual({ page: 1, size: 24 });
  expect(
    parsed(query, { page: '2', size: '10', sale: '3', price_min: '0', search: ' choy ' }),
  ).toEqual({ page: 2, size: 10, sale: 3, price_min: 0, search: 'choy' });
  expect(parsed(contract['catalog.sitemap'].query, { until: '5' })).toEqual({
    after: 0,
    until: 5,
    size: 1000,
  });
  expect(parsed(contract['review.list'].query, {})).toMatchObject({ sort: 'new' });
  expect(parsed(contract['product.suggest'].query, { q: ' choy ' })).toEqual({ q: 'choy' });
});

test.each(['-1', '1.5', 'a', '100000000000000'])('rejects the price %j in a query', (price) => {
  expect(parsed(contract['product.list'].query, { price_min: price })).toBe(null);
  expect(parsed(contract['product.list'].query, { price_max: price })).toBe(null);
});
