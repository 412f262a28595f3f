import { expect, test } from 'vitest';
import { renderersOf } from '@/tests/support/process/process-tree';
import { AT_ONCE, api, hasEnded, underLoad } from './renderer-storefront';

test('responds with 503 when a renderer is suspended, and replaces the renderer', async () => {
  // Even on a busy machine, the replacement renders its first eight pages within this limit.
  const {
    storefront,
    only,
    results: responses,
  } = await underLoad({ RENDER_TIMEOUT_SECONDS: '15' });

  process.kill(only, 'SIGSTOP');
  api.fails(null);

  const failed = (await responses).filter(({ status }) => status !== 200);
  expect(failed.length).toBeGreaterThan(0);
  expect(failed.length).toBeLessThanOrEqual(AT_ONCE);
  for (const { status, headers, body } of failed) {
    expect([status, headers['retry-after']]).toEqual([503, '5']);
    expect(body.toString()).toContain('Sayt vaqtincha ishlamayapti');
  }
  await hasEnded([only]);
  expect(renderersOf(storefront.pid)).toHaveLength(1);
});
