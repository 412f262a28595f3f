import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { OrderReport } from '@/api/operator/orders/order-report';
import { orderSheet, orderTable } from '@/api/operator/print';
import { contract } from '@/lib/contract/contract';
import { plainLine, plainText } from '@/lib/domain/text/plain-text';

const hostile = [
  ['a color', 'a\u001B[31mb\u001B[0m', 'ab'],
  ['a window title', 'a\u001B]0;owned\u0007b', 'ab'],
  ['a link', 'a\u001B]8;;https://evil.test\u001B\\b', 'ab'],
  ['a one-byte command', 'a\u009B2Jb', 'ab'],
  ['an incomplete escape', 'a\u001B', 'a'],
  ['an incomplete title', 'a\u001B]0;owned', 'a'],
  ['an incomplete color', 'a\u001B[31', 'a'],
  ['a cursor shape', 'a\u001B[0 qb', 'ab'],
  ['a bell and a backspace', 'a\u0007\u0008b', 'ab'],
  ['a direction override', 'a\u202Eb\u2066c\u200F', 'abc'],
  ['invisible characters', 'a\u200Bb\uFEFF', 'ab'],
  ['half a surrogate pair', 'a\uD800b', 'ab'],
] as const;

test.each(hostile)('keeps only the letters of text that contains %s', (_what, text, left) => {
  expect([plainText(text), plainLine(text)]).toEqual([left, left]);
});

test.each(['Oʻktam Gʻulomov', 'Мария — «ул. Навои», 5', 'a-b_c [1] {2}', '👩‍🔧 ёш'])(
  'keeps %s',
  (text) => {
    expect([plainText(text), plainLine(text)]).toEqual([text, text]);
  },
);

test('plainText keeps line breaks, and plainLine joins the lines', () => {
  expect(plainText('a\r\nb\u2028c\td')).toBe('a\nb\nc d');
  expect(plainText('a\rb\vc')).toBe('a\nb\nc');
  expect(plainLine('a\r\nb\n\nc')).toBe('a b c');
});

test('removes terminal control sequences from any text', () => {
  const parts = fc.constantFrom('\u001B', '\u009B', ']', '[', '0;', '\u0007', '\n', '\u202E', 'a');
  fc.assert(
    fc.property(fc.array(parts), (some) => {
      expect(plainText(some.join(''))).toMatch(/^[^\p{Cc}\u202E]*(?:\n[^\p{Cc}\u202E]*)*$/u);
      expect(plainLine(some.join(''))).not.toMatch(/[\p{Cc}\u202E]/u);
    }),
  );
});

const EVIL = '\u001B[31mYolgʻon\u202E';
const place = { region: 1, district: 2 };
const typed: (() => object)[] = [
  () => contract['user.change'].body.parse({ first_name: EVIL, last_name: EVIL }),
  () =>
    contract['address.add'].body.parse({
      ...place,
      house: EVIL,
      entrance: 'a\u0007',
      floor: 'a\u0007',
      flat: 'a\u0007',
      intercom_code: 'a\u0007',
      comment: `${EVIL}\n${EVIL}`,
    }),
  () =>
    contract['order.place'].body.parse({
      lines: [{ sub_product: 1, amount: 1, price: 1 }],
      full_name: EVIL,
      phone_number: '998901234567',
      comment: EVIL,
      payment: 'cash',
      delivery: { type: 'courier', ...place, house: EVIL, comment: EVIL },
    }),
  () =>
    contract['order.oneClick'].body.parse({
      ...place,
      full_name: EVIL,
      phone_number: '998901234567',
      address: EVIL,
      type: '1',
      longitude: '\u001B[0m6',
      latitude: '\u001B[0m4',
      products: [{ product: 1, price: 1, count: 1 }],
    }),
  () => contract['review.add'].body.parse({ rating: 5, text: `${EVIL}\n${EVIL}` }),
];

test.each(typed)('stores typed text without control characters', (bodyOf) => {
  const texts = JSON.stringify(bodyOf());

  expect(texts).not.toMatch(/\\u00[01]|\u202E|\[31m/);
  expect(texts).toMatch(/Yolgʻon/);
});

const order: OrderReport = {
  id: 7,
  date: '2026-11-21T09:00:00+05:00',
  price: 1000,
  delivery_price: 0,
  status: 'new',
  payment_status: 'waiting',
  payment: 'cash',
  pay_until: null,
  delivery: 'courier',
  place: `Toshkent\n${EVIL}`,
  full_name: `${EVIL}\nstatus    done`,
  instalment: null,
  phone_number: '998901234567',
  comment: `Iltimos\nstatus    done${EVIL}`,
  history: [],
  products: [],
  skus: [],
  notes: [{ date: '2026-11-25T10:00:00.000Z', text: EVIL }],
  refund_notes: [],
  refund_due: 0,
};

test('prints a stored order without control characters and indents its comment', () => {
  for (const text of [orderSheet(order), orderTable([order])]) {
    expect(text).not.toMatch(/[^\P{Cc}\n]|\u202E/u);
  }
  expect(orderSheet(order).match(/^status/gm)).toHaveLength(1);
  expect(orderSheet(order)).toContain('comment   Iltimos\n          status');
});
