import { expect, test } from 'vitest';
import { versionsToTry } from '@/tools/compat/next-versions.mjs';

const published = [
  '15.5.9',
  '16.3.8',
  '16.3.10',
  '16.4.0-canary.48',
  '16.4.0',
  '16.4.6',
  '16.4.7',
  '16.5.0-canary.9',
  '16.5.0-canary.38',
  '16.3.11-beta.0',
  '17.0.0-rc.1',
];

test.each([
  ['16.4.6', ['16.3.10', '16.4.7', '16.5.0-canary.38']],
  ['16.3.8', ['15.5.9', '16.3.10', '16.5.0-canary.38']],
  ['16.5.0-canary.9', ['16.4.7', '16.5.0-canary.9']],
])('for the installed version %s, selects the versions %j', (installed, expected) => {
  expect(versionsToTry(published, installed)).toEqual(expected);
});

test('sorts a release after its canaries', () => {
  expect(versionsToTry(['16.5.0', '16.5.0-canary.99', '16.4.6'], '16.4.6')).toEqual([
    '16.4.6',
    '16.5.0',
  ]);
});
