import { readFileSync } from 'node:fs';
import { bodyAttacks } from './body-attacks';

/**
 * Runs an attack in a separate process, so that its work does not delay measured requests.
 *
 * Usage: `attack-bodies.ts <shop> <attack> <seconds> <plan>`. Prints the number of responses per
 * status as JSON.
 */
const [, , shop = '', attack = '', seconds = '', plan = ''] = process.argv;
const run = bodyAttacks[attack];
if (!run) throw new Error(`There is no attack ${attack}.`);

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
