import { afterEach, expect, test, vi } from 'vitest';
import { findEngines } from '@/scripts/lib/install/engines.mjs';

afterEach(() => void vi.restoreAllMocks());

function anEngine(engine: string, { isThere = false } = {}) {
  return { engine, packages: [`${engine}-browser`], isThere: async () => isThere };
}

test('uses an installed engine and installs nothing', async () => {
  const install = vi.fn();
  expect(await findEngines([anEngine('firefox', { isThere: true })], install)).toEqual(['firefox']);
  expect(install).not.toHaveBeenCalled();
});

test('installs a missing engine', async () => {
  let isInstalled = false;
  const webkit = { ...anEngine('webkit'), isThere: async () => isInstalled };
  const install = async () => {
    isInstalled = true;
    return true;
  };
  expect(await findEngines([webkit], install)).toEqual(['webkit']);
});

test.each([
  ['cannot be installed', false],
  ['does not run after the installation', true],
])('skips an engine that %s and reports it in one line', async (_why, isDone) => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const wanted = [anEngine('webkit'), anEngine('firefox', { isThere: true })];
  expect(await findEngines(wanted, async () => isDone)).toEqual(['firefox']);
  expect(lines).toEqual([expect.stringMatching(/^.*webkit.*webkit-browser.*\n$/)]);
});
