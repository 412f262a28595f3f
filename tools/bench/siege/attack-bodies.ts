import { readFileSync } from 'node:fs';
import { bodyAttacks } from './body-attacks';

/**
 * A program of its own, so that its work delays no measured request.
 * `attack-bodies.ts <shop> <attack> <seconds> <plan>` prints how many responses of each status it
 * received, as JSON.
 */
const [, , shop = '', attack = '', seconds = '', plan = ''] = process.argv;
const run = bodyAttacks[attack];
if (!run) throw new Error(`${attack} is no attack`);

const statuses: Record<string, number> = {};
await run({
  ...JSON.parse(readFileSync(plan, 'utf8')),
  shop,
  endsAt: performance.now() + Number(seconds) * 1000,
  count: (status) => {
    statuses[status] = (statuses[status] ?? 0) + 1;
  },
});
process.stdout.write(JSON.stringify(statuses), () => process.exit());
