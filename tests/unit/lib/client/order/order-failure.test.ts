import { expect, test } from 'vitest';
import { isKeyUsed, mayHaveBeenPlaced, orderFailure } from '@/lib/client/order/order-failure';
import { ApiError } from '@/lib/http/errors';

const text = 'Mahsulot tugadi';
const refused = { code: 'out_of_stock', detail: text, lines: [] };
const keyUsed = new ApiError('rejected', {
  status: 422,
  fields: { 'Idempotency-Key': 'validation.keyReused' },
});
const lost = { kind: 'failed', reason: 'lost', text: '' };
const other = { kind: 'failed', reason: 'other', text };

test.each([
  ['no response', new ApiError('no-response'), lost],
  ['a server error', new ApiError('server', { status: 503 }), lost],
  ['an unreadable response', new ApiError('malformed', { status: 200 }), lost],
  ['a key that has created another order', keyUsed, lost],
  [
    'changed goods',
    new ApiError('conflict', { status: 409, data: refused }),
    { kind: 'changed', refused },
  ],
  [
    'invalid fields',
    new ApiError('rejected', { status: 422, fields: { phone: 'x' } }),
    { kind: 'fields', fields: { phone: 'x' }, text },
  ],
  ['too many orders', new ApiError('too-many', { status: 429 }), other],
  ['an unexpected error', new Error('x'), { ...other, text: '' }],
])('maps %s to the right order failure', (_, error, failure) => {
  expect(orderFailure(error, text)).toEqual(failure);
  expect(mayHaveBeenPlaced(error)).toBe(failure === lost);
});

test.each([
  null,
  5,
  'x',
  undefined,
  { lines: [], detail: '' },
  { code: '', detail: '' },
  { code: '', lines: [] },
])('shows the reason for a conflict without products (%j)', (data) => {
  expect(orderFailure(new ApiError('conflict', { status: 409, data }), text)).toEqual(other);
});

test('recognizes that an order has already been created with the key', () => {
  expect(isKeyUsed(keyUsed)).toBe(true);
});

test.each([
  ['a rejected phone', new ApiError('rejected', { status: 422, fields: { phone: 'x' } })],
  ['a conflict', new ApiError('conflict', { status: 409, fields: keyUsed.fields })],
  ['an unexpected error', new Error('422')],
])('does not report %s as an order already created with the key', (_what, error) => {
  expect(isKeyUsed(error)).toBe(false);
});
