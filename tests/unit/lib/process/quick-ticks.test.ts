import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { transformSync } from 'esbuild';
import { expect, test } from 'vitest';

const program = `
  const TICKS = 50_000;
  const ROUNDS = 6;
  const COLLECTIONS = 10;

  function costOfTicks() {
    return new Promise((resolve) => {
      const before = process.cpuUsage();
      let left = TICKS;
      const tick = () => {
        left -= 1;
        if (left > 0) return process.nextTick(tick);
        const { user, system } = process.cpuUsage(before);
        resolve(user + system);
      };
      process.nextTick(tick);
    });
  }

  async function leastCost() {
    let least = Infinity;
    for (let round = 0; round < ROUNDS; round += 1) least = Math.min(least, await costOfTicks());
    return least;
  }

  keepTicksQuick();
  const before = await leastCost();
  for (let collection = 0; collection < COLLECTIONS; collection += 1) {
    await new Promise((resolve) => setTimeout(resolve));
    globalThis.gc();
  }
  console.log(await leastCost() / before);
`;

test('a tick costs after full collections what it did before them', () => {
  const source = readFileSync('lib/process/quick-ticks.ts', 'utf8');
  const { code } = transformSync(source, { loader: 'ts' });
  const args = ['--expose-gc', '--input-type=module', '-e', code + program];
  const times = Number(execFileSync(process.execPath, args).toString());
  expect(times).toBeLessThan(2);
});
