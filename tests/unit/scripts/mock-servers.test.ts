import { afterEach, expect, test, vi } from 'vitest';
import { storefrontEnv } from '@/scripts/lib/processes/mock-servers.mjs';

const asked = { port: 3000, apiUrl: 'http://127.0.0.1:4001' };

afterEach(() => vi.unstubAllEnvs());

test('the storefront before the mock waits long, and as long as a suite says', () => {
  vi.stubEnv('READ_TIMEOUT_SECONDS', '');
  vi.stubEnv('RENDER_TIMEOUT_SECONDS', '120');
  expect(storefrontEnv(asked)).toMatchObject({
    READ_TIMEOUT_SECONDS: '8',
    RENDER_TIMEOUT_SECONDS: '120',
  });
});
