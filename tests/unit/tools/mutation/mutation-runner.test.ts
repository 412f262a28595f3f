import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { strykerPlugins } from '@/tools/mutation/mutation-runner.mjs';

const [{ injectableClass: Runner } = { injectableClass: null }] = strykerPlugins;
const killed = { status: 'killed', killedBy: ['a.test.ts#a'] };
const survived = { status: 'survived' };
const COVERAGE = { 'a.test.ts#a': { 7: 1 }, 'b.test.ts#b': { 8: 1 } };

type MutantRun = {
  activeMutant: { id: string };
  testFilter?: string[];
  reloadEnvironment: boolean;
};

/** Creates a runner around a stub that returns these results of test runs in order. */
async function aRunner(responses: object[], { areWarm = true } = {}) {
  const requests: string[] = [];
  const inner = {
    dryRun: async () => ({ mutantCoverage: { perTest: COVERAGE } }),
    mutantRun: async ({ activeMutant, testFilter, reloadEnvironment }: MutantRun) => {
      requests.push(`${activeMutant.id} ${testFilter ?? 'all'}${reloadEnvironment ? ' new' : ''}`);
      return responses.shift();
    },
  };
  if (!Runner) throw new Error('no runner');
  const runner = new Runner({ injectFunction: () => inner });
  runner.coverage = join(mkdtempSync(join(tmpdir(), 'chorsu-mutation-')), 'coverage.json');
  Object.assign(runner, { threads: { areWarm, end: async () => void requests.push('new shop') } });
  await runner.dryRun({});
  const run = (id: string, given: object = { testFilter: ['a', 'b'] }) =>
    runner.mutantRun({ activeMutant: { id }, reloadEnvironment: false, ...given });
  return { run, requests };
}

test('counts a mutant in a reused shop as killed if the test passes without it', async () => {
  const { run, requests } = await aRunner([killed, survived]);
  expect(await run('7')).toBe(killed);
  expect(requests).toEqual(['7 a,b', 'none a.test.ts#a']);
});

test('reruns a mutant in a new shop if its failed test also fails without the mutant', async () => {
  const { run, requests } = await aRunner([killed, killed, survived]);
  expect(await run('7')).toBe(survived);
  expect(requests).toEqual(['7 a,b', 'none a.test.ts#a', 'new shop', '7 a,b']);
});

test('runs a mutant only once if it survives or if its shop is new', async () => {
  const used = await aRunner([survived]);
  expect(await used.run('7')).toBe(survived);
  const fresh = await aRunner([killed], { areWarm: false });
  expect(await fresh.run('7')).toBe(killed);
  expect([used.requests, fresh.requests]).toEqual([['7 a,b'], ['7 a,b']]);
});

test('runs a mutant of module code in its own shop, after its covering tests', async () => {
  const loading = { reloadEnvironment: true };
  const seen = await aRunner([killed, survived]);
  expect(await seen.run('7', loading)).toBe(killed);
  expect(seen.requests).toEqual(['7 a.test.ts#a', 'none a.test.ts#a']);

  const unseen = await aRunner([survived, killed]);
  expect(await unseen.run('7', loading)).toBe(killed);
  expect(unseen.requests).toEqual(['7 a.test.ts#a', 'new shop', '7 all new', 'new shop']);
});
