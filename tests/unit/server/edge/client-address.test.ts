import { expect, test } from 'vitest';
import { clientOf, networkOf } from '@/server/edge/client-address';

const asked = (remoteAddress: string, forwarded?: string) => ({
  headers: forwarded === undefined ? {} : { 'x-forwarded-for': forwarded },
  socket: { remoteAddress },
});

test.each([
  ['its connection address', asked('203.0.113.7'), false, '203.0.113.7'],
  ['an IPv4 address in IPv6 form', asked('::ffff:203.0.113.7'), false, '203.0.113.7'],
  [
    'its connection address despite a forged header',
    asked('203.0.113.7', '1.2.3.4'),
    false,
    '203.0.113.7',
  ],
  [
    'the last entry that the proxy adds',
    asked('10.0.0.1', '1.2.3.4, 203.0.113.7'),
    true,
    '203.0.113.7',
  ],
  [
    'its connection address when there is no proxy',
    asked('203.0.113.7', '1.2.3.4'),
    true,
    '203.0.113.7',
  ],
  ['the address of a proxy that adds no entry', asked('10.0.0.1'), true, '10.0.0.1'],
  ['its /64 network', asked('2001:db8:1:2:aaaa::1'), false, '2001:db8:1:2'],
  ['its /64 network when zeros are omitted', asked('2001:db8::7'), false, '2001:db8:0:0'],
  ['a link-local address', asked('fe80::1%eth0'), false, 'fe80:0:0:0'],
])('identifies a client by %s', (_, request, isBehindProxy, client) => {
  expect(clientOf(request, isBehindProxy)).toBe(client);
});

test.each([
  [asked('203.0.113.7'), '203.0.113.0/24'],
  [asked('10.0.0.1', '198.51.100.9'), '198.51.100.0/24'],
  [asked('2001:db8:1:2:aaaa::1'), '2001:db8:1::/48'],
  [asked('10.0.0.1', 'no address'), ''],
])('logs only the network of the client %j: %s', (request, network) => {
  expect(networkOf(request, true)).toBe(network);
});
