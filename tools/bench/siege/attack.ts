import { Agent } from 'node:http';
import { type RawResponse, sendRequest } from '@/tests/support/send-request';
import { attacks } from './attacks';

/**
 * Runs an attack in a separate process, so that its work does not delay measured requests.
 *
 * Usage: `attack.ts <shop> <attack> <seconds>`. Prints the number of responses per status as JSON.
 */
const CONNECTIONS = 50;

const [, , shop = '', attack = '', seconds = ''] = process.argv;
const path = attacks[attack];
if (!path) throw new Error(`There is no attack ${attack}.`);

/** The attackers' address, which differs from that of the measured visitors. */
const localAddress = '127.0.0.2';
const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS, localAddress });
const statuses: Record<string, number> = {};
const endsAt = performance.now() + Number(seconds) * 1000;
let number = 0;

async function repeat(pathOf: (number: number) => string): Promise<void> {
  while (performance.now() < endsAt) {
    number += 1;
    const status = statusOf(await sendRequest(shop, pathOf(number), { agent }).catch(() => null));
    statuses[status] = (statuses[status] ?? 0) + 1;
  }
}

function statusOf(response: RawResponse | null): string {
  if (!response) return 'no response';
  const pause = response.headers['retry-after'];
  return pause === undefined ? String(response.status) : `${response.status} with Retry-After`;
}

await Promise.all(Array.from({ length: CONNECTIONS }, () => repeat(path)));
agent.destroy();
process.stdout.write(JSON.stringify(statuses));
