import { Hono } from 'hono';
import { expect, onTestFinished, test, vi } from 'vitest';

/** Returns the warnings logged for a request with this `X-Forwarded-For` header. */
async function warningsOf(isBehindProxy: boolean, hops: string): Promise<string[]> {
  // Reloads the module, because it logs each warning only once.
  vi.resetModules();
  const { originOf } = await import('@/api/shared/client-address');
  const lines: string[] = [];
  globalThis.logSink = { isOn: () => true, write: (_, text) => lines.push(text) };
  onTestFinished(() => {
    globalThis.logSink = undefined;
  });
  const app = new Hono().get('/', (c) => c.json(originOf(c, isBehindProxy)));
  await app.request('/', { headers: { 'x-forwarded-for': hops } });
  return lines;
}

test('advises a shop to set TRUST_PROXY only if it has not set it', async () => {
  const [unset = ''] = await warningsOf(false, '127.0.0.1');
  expect(unset).toContain('A client on this machine has sent a request that is limited by address');
  expect(unset).toContain('set TRUST_PROXY=1');

  const [set = ''] = await warningsOf(true, '127.0.0.1, 127.0.0.1');
  expect(set).toContain('A client on this machine has sent a request that is limited by address');
  expect(set).toContain('let the proxy write the address of the shopper');
  expect(set).not.toContain('TRUST_PROXY=1');
});
