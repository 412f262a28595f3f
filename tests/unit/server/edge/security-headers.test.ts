import { expect, test } from 'vitest';
import { securityHeaders } from '@/server/edge/security-headers';

test('disables browser features that the shop does not use', () => {
  const { 'permissions-policy': permissions = '', ...rest } = securityHeaders({ isHttps: false });
  expect(permissions.split(', ')).toEqual([
    'geolocation=(self)',
    'camera=()',
    'microphone=()',
    'payment=()',
    'usb=()',
    'browsing-topics=()',
  ]);
  expect(rest).not.toHaveProperty('strict-transport-security');
  expect(securityHeaders({ isHttps: true })).toHaveProperty('strict-transport-security');
});
