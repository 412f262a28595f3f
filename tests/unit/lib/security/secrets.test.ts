import { expect, test } from 'vitest';
import { hasBearer, isSameSecret } from '@/lib/security/secrets';

test.each(['known'])('accepts the secret %j', (sent) => {
  expect(isSameSecret(sent, 'known')).toBe(true);
});

test.each(['Known', 'known ', 'a longer one', '', undefined])('rejects the secret %j', (sent) => {
  expect(isSameSecret(sent, 'known')).toBe(false);
});

test.each([['Bearer known', 'known']])(
  'accepts the header %j for the secret %j',
  (header, secret) => {
    expect(hasBearer(header, secret)).toBe(true);
  },
);

test.each([
  ['bearer known', 'known'],
  ['known', 'known'],
  [undefined, 'known'],
  ['Bearer null', null],
  ['Bearer undefined', undefined],
  ['Bearer ', ''],
])('rejects the header %j for the secret %j', (header, secret) => {
  expect(hasBearer(header, secret)).toBe(false);
});
