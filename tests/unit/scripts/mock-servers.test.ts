import { afterEach, expect, test, vi } from 'vitest';
import { storefrontEnv } from '@/scripts/lib/processes/mock-servers.mjs';

const servers = { port: 3000, apiUrl: 'http://127.0.0.1:4001' };

afterEach(() => vi.unstubAllEnvs());

test("uses long timeouts for the mock's storefront unless the environment sets them", () => {
  vi.stubEnv('READ_TIMEOUT_SECONDS', '');
  vi.stubEnv('RENDER_TIMEOUT_SECONDS', '120');
  expect(storefrontEnv(servers)).toMatchObject({
    READ_TIMEOUT_SECONDS: '8',
    RENDER_TIMEOUT_SECONDS: '120',
  });
});
