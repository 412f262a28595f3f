import { afterEach, expect, test, vi } from 'vitest';
import { findEngines } from '@/scripts/lib/install/engines.mjs';

afterEach(() => void vi.restoreAllMocks());

function anEngine(engine: string, { isThere = false } = {}) {
  return { engine, packages: [`${engine}-browser`], isThere: async () => isThere };
}

test('an engine that is there is taken, and nothing is installed', async () => {
  const install = vi.fn();
  expect(await findEngines([anEngine('firefox', { isThere: true })], install)).toEqual(['firefox']);
  expect(install).not.toHaveBeenCalled();
});

test('an engine that can be installed is', async () => {
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
  ['does not run after all', true],
])('an engine that %s is named in one line, and the others are taken', async (_why, isDone) => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  const wanted = [anEngine('webkit'), anEngine('firefox', { isThere: true })];
  expect(await findEngines(wanted, async () => isDone)).toEqual(['firefox']);
  expect(lines).toEqual([expect.stringMatching(/^.*webkit.*webkit-browser.*\n$/)]);
});
