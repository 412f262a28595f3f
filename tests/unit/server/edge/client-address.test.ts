import { expect, test } from 'vitest';
import { clientOf, networkOf } from '@/server/edge/client-address';

const options = (remoteAddress: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

test.each([
  ['its connection address', options('203.0.113.7'), false, '203.0.113.7'],
  ['an IPv4 address in IPv6 form', options('::ffff:203.0.113.7'), false, '203.0.113.7'],
  [
    'its connection address despite a forged header',
    options('203.0.113.7', '1.2.3.4'),
    false,
    '203.0.113.7',
  ],
  [
    'the last entry that the proxy adds',
    options('10.0.0.1', '1.2.3.4, 203.0.113.7'),
    true,
    '203.0.113.7',
  ],
  [
    'its connection address when there is no proxy',
    options('203.0.113.7', '1.2.3.4'),
    true,
    '203.0.113.7',
  ],
  ['the address of a proxy that adds no entry', options('10.0.0.1'), true, '10.0.0.1'],
  ['its /64 network', options('2001:db8:1:2:aaaa::1'), false, '2001:db8:1:2'],
  ['its /64 network when zeros are omitted', options('2001:db8::7'), false, '2001:db8:0:0'],
  ['a link-local address', options('fe80::1%eth0'), false, 'fe80:0:0:0'],
])('identifies a client by %s', (_, request, isBehindProxy, client) => {
  expect(clientOf(request, isBehindProxy)).toBe(client);
});

test.each([
  [options('203.0.113.7'), '203.0.113.0/24'],
  [options('10.0.0.1', '198.51.100.9'), '198.51.100.0/24'],
  [options('2001:db8:1:2:aaaa::1'), '2001:db8:1::/48'],
  [options('10.0.0.1', 'no address'), ''],
])('logs only the network of a client: %j as %j', (request, network) => {
  expect(networkOf(request, true)).toBe(network);
});
