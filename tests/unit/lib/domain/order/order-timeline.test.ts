import { describe, expect, test } from 'vitest';
import { storyOf, timelineOf, toReachedSteps } from '@/lib/domain/order/order-timeline';
import { anOrder } from '@/tests/support/component/order';

const date = '2026-11-21T10:24:00+05:00';
const later = '2026-11-22T10:24:00+05:00';
const event = (value: string, at = date) => ({ value, date: at, actor: 'shop' as const });

test('uses the first event of each step and ignores payment events', () => {
  const steps = toReachedSteps([
    event('new'),
    event('waiting'),
    event('confirmed'),
    event('in_progress', later),
    event('done', later),
  ]);
  expect(steps.map(({ step, date: at }) => [step, at])).toEqual([
    ['placed', date],
    ['confirmed', date],
    ['received', later],
  ]);
});

describe('timelineOf', () => {
  const names = (order: Parameters<typeof anOrder>[0]) =>
    timelineOf(anOrder(order)).map(({ step, date: at }) => (at ? step : `(${step})`));

  test('inserts the latest return and refund in chronological order', () => {
    const back = {
      returns: [later, '2026-11-25T10:24:00+05:00'].map((at) => ({ date: at, units: 1, price: 5 })),
      refunds: [{ date: '2026-11-24T10:24:00+05:00', amount: 5 }],
    };
    const timeline = [{ step: 'received', date, actor: 'shop' } as const];
    expect(names({ status: 'done', timeline, ...back })).toEqual([
      'received',
      'refunded',
      'returned',
    ]);
  });

  test('uses the status history when a backend sends no timeline', () => {
    const history = [
      { status: 'new' as const, date },
      { status: 'in_progress' as const, date },
    ];
    expect(names({ status: 'in_progress', history })).toEqual([
      'placed',
      'confirmed',
      '(packed)',
      '(on_the_way)',
      '(received)',
    ]);
  });

  test('shows no future steps for a canceled order', () => {
    const history = [
      { status: 'new' as const, date },
      { status: 'canceled' as const, date },
    ];
    expect(names({ status: 'canceled', history })).toEqual(['placed', 'canceled']);
  });
});

describe('storyOf', () => {
  test.each([
    ['call', { confirm_until: later }],
    ['unpaid', { payment: 'payme' }],
    ['placed', { payment: 'payme', payment_status: 'confirmed' }],
    ['placed', { payment: 'cash' }],
  ] as const)('uses the message "%s" for a new order', (key, order) => {
    expect(storyOf(anOrder(order)).key).toBe(key);
  });

  test.each([
    ['canceledByProvider', 'provider', 'payme'],
    ['canceledUnpaid', 'system', 'payme'],
    ['canceledUnconfirmed', 'system', 'cash'],
    ['canceled', null, 'cash'],
  ] as const)('uses the message "%s" for a canceled order', (key, actor, payment) => {
    const timeline = [{ step: 'canceled' as const, date: later, actor }];
    const order = anOrder({ status: 'canceled', payment, timeline });
    expect(storyOf(order)).toEqual({ key, date: later });
  });
});
