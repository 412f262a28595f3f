import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

async function withEnv(env: Record<string, string>) {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
  vi.resetModules();
  return (await import('@/lib/env.server')).envServer;
}

test.each([
  ['HTTPS://Shop.Example/', 'https://shop.example'],
  [' https://shop.example:443', 'https://shop.example'],
  ['http://localhost:3000', 'http://localhost:3000'],
])('normalizes SITE_URL %j', async (given, written) => {
  expect((await withEnv({ SITE_URL: given })).SITE_URL).toBe(written);
});

test('accepts only http and https URLs', async () => {
  await expect(withEnv({ SITE_URL: 'ftp://shop.example' })).rejects.toThrow('SITE_URL');
});
