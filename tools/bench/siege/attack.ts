import { Agent } from 'node:http';
import { type Answered, ask } from '@/tests/support/ask';
import { attacks } from './attacks';

/**
 * Runs an attack in a separate process, so that its work does not delay measured requests.
 *
 * Usage: `attack.ts <shop> <attack> <seconds>`. Prints the number of responses per status as JSON.
 */
const CONNECTIONS = 50;

const [, , shop = '', attack = '', seconds = ''] = process.argv;
const path = attacks[attack];
if (!path) throw new Error(`${attack} is not an attack`);

/** The attackers' address, which differs from that of the measured visitors. */
const localAddress = '127.0.0.2';
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress });
const statuses: Record<string, number> = {};
const endsAt = performance.now() + Number(seconds) * 1000;
let number = 0;

async function repeat(pathOf: (number: number) => string): Promise<void> {
  while (performance.now() < endsAt) {
    number += 1;
    const status = statusOf(await ask(shop, pathOf(number), { agent }).catch(() => null));
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

function statusOf(answer: Answered | null): string {
  if (!answer) return 'no answer';
  const pause = answer.headers['retry-after'];
  return pause === undefined ? String(answer.status) : `${answer.status} with Retry-After`;
}

await Promise.all(Array.from({ length: CONNECTIONS }, () => repeat(path)));
agent.destroy();
process.stdout.write(JSON.stringify(statuses));
