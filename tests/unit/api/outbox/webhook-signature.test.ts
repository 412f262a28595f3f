import { expect, test } from 'vitest';
import { pauseAfter } from '@/api/outbox/dispatcher';
import { signedHeaders } from '@/api/receivers/webhook';

test('signs the example from Standard Webhooks with the expected signature', () => {
  const headers = signedHeaders(
    'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
    { id: 'msg_p5jXN8AQM9LWM0D4loKWxJek' },
    '{"test": 2432232314}',
    new Date(1_614_265_330_000),
  );
  expect(headers).toEqual({
    'webhook-id': 'msg_p5jXN8AQM9LWM0D4loKWxJek',
    'webhook-timestamp': '1614265330',
    'webhook-signature': 'v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=',
  });
});

test('doubles the retry pause up to an hour and randomizes half of it', () => {
  expect([1, 2, 3, 12, 13, 40].map((tries) => pauseAfter(tries, 0))).toEqual([
    1000, 2000, 4000, 2_048_000, 3_600_000, 3_600_000,
  ]);
  expect(pauseAfter(2, 0.999)).toBeCloseTo(1001);
});
