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
});

test.each([
  [false, 'max-age=31536000'],
  [true, 'max-age=31536000; includeSubDomains'],
])(
  'sends includeSubDomains in HSTS only if required: HSTS_SUBDOMAINS=%s',
  (hasHstsSubdomains, hsts) => {
    const headers = securityHeaders({ isHttps: true, hasHstsSubdomains });
    expect(headers['strict-transport-security']).toBe(hsts);
  },
);
