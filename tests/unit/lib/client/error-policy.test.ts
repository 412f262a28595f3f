import { expect, test, vi } from 'vitest';
import { createErrorPolicy } from '@/lib/client/error-policy';
import { ApiError, kindOf, statusOf } from '@/lib/http/errors';

type Done = ('offline' | 'home' | 'forgotten' | 'logged')[];

function after(error: Error): Done {
  const done: Done = [];
  createErrorPolicy({
    goOffline: () => done.push('offline'),
    goHome: () => done.push('home'),
    clearShopperData: () => done.push('forgotten'),
    log: () => done.push('logged'),
  })(error);
  return done;
}

test.each<[number, Done, string]>([
  [500, ['offline'], 'S8-06'],
  [502, ['offline'], 'S8-06'],
  [503, ['offline'], 'S8-06'],
  [504, ['offline'], 'S8-06'],
  [401, ['forgotten', 'home'], 'S8-10, S8-11'],
  [413, [], 'S8-09'],
  [429, [], 'S8-08'],
  [400, ['logged'], 'S8-12'],
  [403, ['logged'], 'S8-12'],
  [404, ['logged'], 'S8-12'],
  [409, ['logged'], 'S8-12'],
  [410, ['logged'], 'S8-12'],
  [422, ['logged'], 'S8-12'],
])('responds to the status %i with the steps %j (%s)', (status, done) => {
  expect(after(new ApiError(kindOf(status), { status }))).toEqual(done);
});

test('passes the failed action to the offline page so that it can be repeated (S8-06)', () => {
  const goOffline = vi.fn();
  const action = { name: 'reviewAdd', repeat: () => {} } as const;
  const onError = createErrorPolicy({
    goOffline,
    goHome: vi.fn(),
    clearShopperData: vi.fn(),
    log: vi.fn(),
  });
  onError(new ApiError('server'), action);
  onError(new ApiError('no-response'));
  expect(goOffline.mock.calls).toEqual([
    [{ isServerError: true, action }],
    [{ isServerError: false, action: null }],
  ]);
});

test('does not navigate after a write with a malformed response', () => {
  expect(after(new ApiError('malformed'))).toEqual(['logged']);
});

test('opens the offline page when a request gets no response (S8-07)', () => {
  expect(after(new ApiError('no-response'))).toEqual(['offline']);
});

test('logs other failures without navigating (S8-12)', () => {
  expect(after(new TypeError('undefined is not a function'))).toEqual(['logged']);
});

test('treats a failure without a status as 500 (S2-101)', () => {
  expect(statusOf(new ApiError('server', { status: 503 }))).toBe(503);
  expect(statusOf(new ApiError('no-response'))).toBe(500);
  expect(statusOf(new Error('another kind'))).toBe(500);
  expect(statusOf(undefined)).toBe(500);
});
