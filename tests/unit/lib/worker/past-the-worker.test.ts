import { afterEach, expect, test, vi } from 'vitest';
import { sendPastTheWorker } from '@/lib/worker/past-the-worker';

class Pattern {
  constructor(readonly part: object) {}
}

afterEach(() => void vi.unstubAllGlobals());

const install = (addRoutes?: () => unknown) => Object({ addRoutes });

test('calls and the data of the router go past the worker', async () => {
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
  ['cannot be told', undefined],
  ['refuses', () => Promise.reject(new TypeError('no routes'))],
])('a browser that %s installs the worker all the same', async (_case, addRoutes) => {
  vi.stubGlobal('URLPattern', Pattern);
  await expect(sendPastTheWorker(install(addRoutes))).resolves.toBeUndefined();
});

test('so does one that has no patterns', async () => {
  vi.stubGlobal('URLPattern', undefined);
  const addRoutes = vi.fn();
  await expect(sendPastTheWorker(install(addRoutes))).resolves.toBeUndefined();
  expect(addRoutes).not.toHaveBeenCalled();
});
