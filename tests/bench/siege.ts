import { setTimeout as wait } from 'node:timers/promises';
import { ask } from '@/tests/support/ask';
import { launch } from '@/tests/system/processes';
import { attacks } from './attacks';
import { withShop } from './shop';
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
  /** How many answers of each status the attackers got. */
  statuses: string;
};

/** The p99 of what is ready: undisturbed, while others ask for what must be rendered, and after it. */
export async function* benchSiege(): AsyncGenerator<SiegeRow[]> {
  for (const attack of Object.keys(attacks)) {
    yield await withShop((shop) => besiege(shop, attack));
  }
}

async function besiege(shop: string, attack: string): Promise<SiegeRow[]> {
  for (const [warm, asked] of Object.values(watched)) await ask(shop, warm, asked);
  await watch(shop, watched, 1);
  const calm = await watch(shop, watched, CALM_SECONDS);
  const attackers = launch(
    ['scripts/run.mjs', 'tests/bench/attack.ts', shop, attack, String(SIEGE_SECONDS)],
    {},
  );
  const siege = await watch(shop, watched, SIEGE_SECONDS);
  if ((await attackers.ended) !== 0) throw new Error(attackers.output());
  await wait(RECOVERY_MS);
  const after = await watch(shop, watched, CALM_SECONDS);
  const statuses: Record<string, number> = JSON.parse(attackers.output());
  return Object.keys(watched).map((name) => ({
    attack,
    watched: name,
    calm: calm[name] ?? Number.NaN,
    siege: siege[name] ?? Number.NaN,
    after: after[name] ?? Number.NaN,
    statuses: Object.entries(statuses)
      .map(([status, count]) => `${count} × ${status}`)
      .join(', '),
  }));
}
