import { expect, test } from 'vitest';
import { hasBearer, isSameSecret } from '@/lib/security/secrets';

test.each([
  ['known', true],
  ['Known', false],
  ['known ', false],
  ['a longer one', false],
  ['', false],
  [undefined, false],
])('compares the secret with %j: %j', (sent, isSame) => {
  expect(isSameSecret(sent, 'known')).toBe(isSame);
});

test.each([
  ['Bearer known', 'known', true],
  ['bearer known', 'known', false],
  ['known', 'known', false],
  [undefined, 'known', false],
  ['Bearer null', null, false],
  ['Bearer undefined', undefined, false],
  ['Bearer ', '', false],
])('checks whether the header %j has the secret %j: %j', (header, secret, isThere) => {
  expect(hasBearer(header, secret)).toBe(isThere);
});
