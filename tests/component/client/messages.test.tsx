import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import type { OrderFailure } from '@/lib/client/order/order-failure';
import { useOrderMessages } from '@/lib/client/order/order-messages';
import { useWriteFailure } from '@/lib/client/write-failure';
import { ApiError } from '@/lib/http/errors';
import { atPlace } from '@/tests/support/component/render';
import { t } from '@/tests/support/component/text';

const wrapper = ({ children }: { children: ReactNode }) => atPlace(children);
const unknown = t('errors.write.unknown');
const seconds = t('errors.write.again', { unit: 'seconds', count: 30 });

const late = (detail: string, retryAfter: number | null) =>
  new ApiError('too-many', { status: 429, detail, retryAfter });

test.each([
  ['no response', new ApiError('no-response'), unknown],
  ['a server error', new ApiError('server', { status: 500, detail: 'x' }), unknown],
  ['a response of another shape', new ApiError('malformed'), unknown],
  ['a reason', new ApiError('rejected', { status: 422, detail: 'Sabab' }), 'Sabab'],
  ['no reason', new ApiError('rejected', { status: 422 }), 'Oʻz soʻzi'],
  ['another error', new TypeError('x'), 'Oʻz soʻzi'],
  ['blocked cookies', new ApiError('no-cookies'), t('errors.write.noCookies')],
  [
    'too many requests without a time',
    late('', null),
    `${t('errors.write.tooMany')} ${t('errors.write.later')}`,
  ],
  ['too many requests and only a reason', late('Kutib turing', null), 'Kutib turing'],
  [
    'too many requests and a reason with a time',
    late('30 soniyadan keyin', 60),
    '30 soniyadan keyin',
  ],
  ['too many requests and only a time', late('', 30), `${t('errors.write.tooMany')} ${seconds}`],
  ['too many requests, a reason and a time', late('Sabab', 30), `Sabab. ${seconds}`],
  ['too many requests, a full sentence and a time', late('Sabab!', 30), `Sabab. ${seconds}`],
])('shows the message for a write that fails with %s', (_what, error, text) => {
  const { result } = renderHook(useWriteFailure, { wrapper });
  expect(result.current(error, 'Oʻz soʻzi')).toBe(text);
});

type Failed = Extract<OrderFailure, { kind: 'failed' }>;
const failed = (reason: Failed['reason'], text = ''): Failed => ({ kind: 'failed', reason, text });

test.each([
  [failed('lost'), `${t('orders.lost.unknown')} ${t('orders.lost.checking')}`],
  [failed('not-made'), t('orders.lost.notMade')],
  [failed('other', 'Sabab'), 'Sabab'],
  [{ kind: 'other-order' as const, order: 20_431 }, t('orders.lost.other', { id: '20431' })],
])('explains the failure %j next to the form’s button', (failure, text) => {
  const { result } = renderHook(useOrderMessages, { wrapper });
  expect(result.current.failed(failure)).toBe(text);
});

test.each<[OrderFailure, string]>([
  [failed('lost'), t('orders.lost.unknown')],
  [failed('other', 'Sabab'), 'Sabab'],
  [failed('other'), t('orders.late.refused')],
  [{ kind: 'other-order', order: 20_431 }, t('orders.lost.other', { id: '20431' })],
  [{ kind: 'fields', fields: { full_name: 'Ism' }, text: 'Sabab' }, t('orders.late.refused')],
])('explains the failure %j on another page', (failure, text) => {
  const { result } = renderHook(useOrderMessages, { wrapper });
  expect(result.current.refused(failure)).toBe(text);
});

test('shows an order number in messages without digit groups', () => {
  const { result } = renderHook(useOrderMessages, { wrapper });
  expect(result.current.placed(20_431)).toBe(t('orders.late.placed', { id: '20431' }));
  expect(result.current.earlier(20_431)).toBe(t('orders.lost.earlier', { id: '20431' }));
});
