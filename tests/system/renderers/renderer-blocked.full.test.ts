import { expect, test } from 'vitest';
import { evaluateIn } from '@/tests/support/inspector';
import { renderersOf } from '@/tests/support/process/process-tree';
import { aPort, waitForOk } from '@/tests/system/processes';
import { aStorefront, isRunning } from './renderer-storefront';

// `npm test` checks the decision with a stub (`tests/unit/server/rendering/heartbeat.test.ts`).
test('replaces a renderer whose event loop is blocked', async () => {
  const inspectorPort = await aPort();
  const NODE_OPTIONS = `--inspect-port=127.0.0.1:${inspectorPort}`;
  const { storefront, get } = await aStorefront({ RENDERERS: '1', NODE_OPTIONS });
  const [only = 0] = renderersOf(storefront.pid);
  const inspector = `http://127.0.0.1:${inspectorPort}`;
  process.kill(only, 'SIGUSR1');
  await waitForOk(inspector, '/json/list');

  await evaluateIn(inspector, 'for(;;);');

  await expect.poll(() => isRunning(only), { timeout: 60_000 }).toBe(false);
  expect(storefront.output()).toContain('its event loop is blocked');
  expect((await get('/about')).status).toBe(200);
});
