import { afterEach, expect, test, vi } from 'vitest';
import { sendPastTheWorker } from '@/lib/worker/past-the-worker';

class Pattern {
  constructor(readonly part: object) {}
}

afterEach(() => void vi.unstubAllGlobals());

const install = (addRoutes?: () => unknown) => Object({ addRoutes });

test('routes API requests and router data to the network, bypassing the worker', async () => {
  vi.stubGlobal('URLPattern', Pattern);
  const addRoutes = vi.fn();
  await sendPastTheWorker(install(addRoutes));
  expect(addRoutes.mock.calls).toEqual([
    [
      [
        { condition: { urlPattern: new Pattern({ pathname: '/api/v1/*' }) }, source: 'network' },
        { condition: { urlPattern: new Pattern({ search: '*_rsc=*' }) }, source: 'network' },
      ],
    ],
  ]);
});

test.each([
  ['cannot add routes', undefined],
  ['rejects the routes', () => Promise.reject(new TypeError('no routes'))],
])('installs the worker when the browser %s', async (_case, addRoutes) => {
  vi.stubGlobal('URLPattern', Pattern);
  await expect(sendPastTheWorker(install(addRoutes))).resolves.toBeUndefined();
});

test('installs the worker when the browser lacks URL patterns', async () => {
  vi.stubGlobal('URLPattern', undefined);
  const addRoutes = vi.fn();
  await expect(sendPastTheWorker(install(addRoutes))).resolves.toBeUndefined();
  expect(addRoutes).not.toHaveBeenCalled();
});
