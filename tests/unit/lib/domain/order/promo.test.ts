import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ORDER_AMOUNT_MAX } from '@/lib/constants';
import {
  PROMO_PERCENT_MAX,
  type PromoTerms,
  promoDiscount,
  promoTrouble,
  spreadDiscount,
  toPromoCode,
} from '@/lib/domain/order/promo';

const fixed = { kind: 'fixed', value: 50_000, minimum: 200_000 } as const;
const percent = { kind: 'percent', value: 15, minimum: 0 } as const;

test.each<[PromoTerms, number, number]>([
  [fixed, 199_999, 0],
  [fixed, 200_000, 50_000],
  [fixed, 9_000_000, 50_000],
  [percent, 0, 0],
  [percent, 100_000, 15_000],
  [percent, 99_999, 14_999],
  [percent, 1, 0],
  [{ ...percent, minimum: 100_001 }, 100_000, 0],
])('applies %o to goods worth %i UZS as a discount of %i UZS', (terms, goods, discount) => {
  expect(promoDiscount(terms, goods)).toBe(discount);
});

const amount = fc.integer({ min: 1, max: ORDER_AMOUNT_MAX });
const terms = fc.oneof(
  fc.record({
    kind: fc.constant('percent' as const),
    value: fc.integer({ min: 1, max: PROMO_PERCENT_MAX }),
    minimum: fc.integer({ min: 0, max: ORDER_AMOUNT_MAX }),
  }),
  fc.tuple(amount, amount).map(([one, other]) => ({
    kind: 'fixed' as const,
    value: Math.min(one, other),
    minimum: Math.max(one, other) + 1,
  })),
);

test('never makes goods free, and rounds the exact discount down to whole UZS', () => {
  fc.assert(
    fc.property(terms, amount, (given, goods) => {
      const discount = promoDiscount(given, goods);
      const share = (BigInt(goods) * BigInt(given.value)) / 100n;
      const exact = given.kind === 'fixed' ? BigInt(given.value) : share;
      expect(BigInt(discount)).toBe(goods < given.minimum ? 0n : exact);
      expect(goods - discount).toBeGreaterThan(0);
    }),
    { numRuns: 2000 },
  );
});

test('spreads a discount over lines in whole UZS without a remainder', () => {
  const lines = fc.array(fc.integer({ min: 0, max: ORDER_AMOUNT_MAX }), { maxLength: 20 });
  fc.assert(
    fc.property(lines, fc.double({ min: 0, max: 1, noNaN: true }), (totals, share) => {
      const goods = totals.reduce((sum, total) => sum + total, 0);
      const discount = Math.floor(goods * share);
      const shares = spreadDiscount(totals, discount);
      expect(shares.reduce((sum, one) => sum + one, 0)).toBe(discount);
      for (const [at, one] of shares.entries()) {
        const total = totals[at] ?? 0;
        expect(Number.isSafeInteger(one) && one >= 0 && one <= total).toBe(true);
        expect(Math.abs(one - (total * discount) / Math.max(1, goods))).toBeLessThan(2);
      }
    }),
    { numRuns: 2000 },
  );
});

test.each([
  [[300, 100], 100, [75, 25]],
  [[100, 100, 100], 100, [33, 33, 34]],
  [[0, 0], 0, [0, 0]],
])('for lines of %j UZS, spreads a discount of %i UZS as %j', (totals, discount, shares) => {
  expect(spreadDiscount(totals, discount)).toEqual(shares);
});

const now = new Date('2026-11-21T04:00:00Z');
const later = new Date(now.getTime() + 1);
const open = { startsAt: now, endsAt: null, minimum: 100 };
const order = { goods: 100, now, isExhausted: false, isUsed: false };

test.each([
  ['a valid code', open, order, null],
  ['a code before its start', { ...open, startsAt: later }, order, 'not_started'],
  ['a code at its end', { ...open, endsAt: now }, order, 'expired'],
  ['a code just before its end', { ...open, endsAt: later }, order, null],
  [
    'a code that ended before its start',
    { ...open, startsAt: later, endsAt: now },
    order,
    'expired',
  ],
  ['an exhausted code', open, { ...order, isExhausted: true }, 'exhausted'],
  [
    'a code that the customer has already used',
    open,
    { ...order, isExhausted: true, isUsed: true },
    'used',
  ],
  ['an order below the minimum', open, { ...order, goods: 99 }, 'minimum'],
])('finds the reason, if any, to reject %s', (_, promo, circumstances, trouble) => {
  expect(promoTrouble(promo, circumstances)).toBe(trouble);
});

test('reads a typed code without regard to case and spaces', () => {
  expect(toPromoCode(' bahor 10\u00a0')).toBe('BAHOR10');
  expect(toPromoCode('скидка')).toBe('СКИДКА');
});
