import { isIPv6 } from 'node:net';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ipv6Groups, plainAddress } from '@/lib/security/near-address';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '::ffff:cb00:7107'],
  ['64::ffff:203.0.113.7', '64::ffff:203.0.113.7'],
  ['fe80::1%eth0', 'fe80::1'],
  ['fe80::1%1%2', 'fe80::1'],
])('normalizes the address %s to %s', (address, plain) => {
  expect(plainAddress(address)).toBe(plain);
});

test.each([
  ['::', '0 0 0 0 0 0 0 0'],
  ['::1', '0 0 0 0 0 0 0 1'],
  ['2001:db8::', '2001 db8 0 0 0 0 0 0'],
  ['2001:DB8::00a1:2', '2001 db8 0 0 0 0 a1 2'],
  ['1:2:3:4:5:6:7:8', '1 2 3 4 5 6 7 8'],
])('splits %s into the groups %s', (address, groups) => {
  expect(ipv6Groups(address).join(' ')).toBe(groups);
});

test('splits any IPv6 address into eight groups that denote the same address', () => {
  fc.assert(
    fc.property(fc.ipV6().filter(isIPv6), (address) => {
      const groups = ipv6Groups(address);
      const hostOf = (text: string) => new URL(`http://[${text}]`).hostname;
      expect(groups).toHaveLength(8);
      expect(hostOf(groups.join(':'))).toBe(hostOf(address));
    }),
  );
});
