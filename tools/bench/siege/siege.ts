import { setTimeout as wait } from 'node:timers/promises';
import { sendRequest } from '@/tests/support/send-request';
import { launch } from '@/tests/system/processes';
import { withShop } from '@/tools/bench/shop';
import { attacks } from './attacks';
import { type Watched, watch } from './watch';

const SIEGE_SECONDS = 20;
const CALM_SECONDS = 10;
const RECOVERY_MS = 5000;

const watched: Watched = {
  '/livez': ['/livez'],
  'a cached page': ['/ru'],
  'the cart': ['/api/v1/order/cart', { headers: { cookie: 'sid=another-visitor' } }],
};

export type SiegeRow = {
  attack: string;
  watched: string;
  calm: number;
  siege: number;
  after: number;
  /** The number of responses that the attackers received, per status. */
  statuses: string;
};

/**
 * Measures the p99 of requests that need no render: before, during and after an attack with
 * requests for pages that must be rendered.
 */
export async function* benchSiege(rows: string[]): AsyncGenerator<SiegeRow[]> {
  for (const attack of chosen(attacks, rows)) {
    yield await withShop((shop) => besiege(shop, { attack, watched, program: 'attack' }));
  }
}

/** Returns the attacks that `rows` names, or all if `rows` is empty. */
export function chosen(all: Record<string, unknown>, rows: string[]): string[] {
  return Object.keys(all).filter((attack) => rows.length === 0 || rows.includes(attack));
}

type Siege = {
  attack: string;
  watched: Watched;
  /** The name of the program in this folder that runs the attack. */
  program: string;
  /** The path of a JSON file with the data of the attack, if the program needs any. */
  plan?: string;
};

/** Measures the shop before, during and after an attack by another process. */
export async function besiege(shop: string, siege: Siege): Promise<SiegeRow[]> {
  const { attack, watched: watchedRequests, program, plan = '' } = siege;
  for (const [warm, init] of Object.values(watchedRequests)) await sendRequest(shop, warm, init);
  await watch(shop, watchedRequests, 1);
  const calm = await watch(shop, watchedRequests, CALM_SECONDS);
  const file = `tools/bench/siege/${program}.ts`;
  const attackers = launch(
    ['scripts/run.mjs', file, shop, attack, String(SIEGE_SECONDS), plan],
    {},
  );
  const during = await watch(shop, watchedRequests, SIEGE_SECONDS);
  if ((await attackers.ended) !== 0) throw new Error(attackers.output());
  await wait(RECOVERY_MS);
  const after = await watch(shop, watchedRequests, CALM_SECONDS);
  const statuses: Record<string, number> = JSON.parse(attackers.output());
  return Object.keys(watchedRequests).map((name) => ({
    attack,
    watched: name,
    calm: calm[name] ?? Number.NaN,
    siege: during[name] ?? Number.NaN,
    after: after[name] ?? Number.NaN,
    statuses: Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
  }));
}
