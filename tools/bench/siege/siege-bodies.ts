import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '@/api/db/open';
import { prepareDatabase } from '@/api/db/prepare';
import { readEnv } from '@/api/shared/env';
import { loadDemo } from '@/api/shared/load-demo';
import { aCustomer } from '@/tests/api/setup/customer';
import { anOrderLine } from '@/tests/api/setup/received';
import { aFolder, serveReady } from '@/tools/bench/serve';
import { withShop } from '@/tools/bench/shop';
import { type AttackPlan, bodyAttacks, REVIEWED } from './body-attacks';
import { besiege, chosen, type SiegeRow } from './siege';
import type { Watched } from './watch';

const CUSTOMERS = 16;
/** A login shell's default limit on open files. The attack opens more connections than that. */
const OPEN_FILES: Record<string, number> = { 'idle connections': 1024 };

const watched: Watched = {
  'a cached page': ['/ru'],
  'the cart': ['/api/v1/order/cart', { headers: { cookie: 'sid=another-visitor' } }],
  'a list': ['/api/v1/catalog/product?page=2'],
};

/**
 * Measures attacks with bodies, files and connections that cost the shop more than the attackers.
 * The attackers are customers who may review a product.
 */
export async function* benchBodies(rows: string[]): AsyncGenerator<SiegeRow[]> {
  for (const attack of chosen(bodyAttacks, rows)) {
    const { folder, remove } = aFolder();
    const tokens = await fill(folder);
    const openApi = async (port: string) => {
      const api = await serveReady({ API_PORT: port, CHORSU_DATA: folder });
      return { ...api, ended: api.ended.finally(remove) };
    };
    const plan = join(folder, 'plan.json');
    const attacking = (shop: string) => {
      writeFileSync(plan, JSON.stringify({ folder, tokens } satisfies AttackPlan));
      return besiege(shop, { attack, watched, program: 'attack-bodies', plan });
    };
    const openFiles = OPEN_FILES[attack];
    yield await withShop(attacking, { openApi, ...(openFiles && { openFiles }) });
  }
}

/** Fills a shop whose customers have received the first product. Returns their tokens. */
async function fill(folder: string): Promise<string[]> {
  const env = readEnv({ CHORSU_DATA: folder });
  const database = await openDatabase({ folder: env.CHORSU_DATA });
  const demo = await loadDemo({ DEMO_SHOP: true });
  const now = () => new Date();
  await prepareDatabase(database, { demo, now: now(), products: 0 });
  const { db } = database;
  let orders = 30_000_000;
  const ports = { db, now, newOrderNumber: () => ++orders };
  const tokens: string[] = [];
  for (let at = 0; at < CUSTOMERS; at += 1) {
    const { id, headers } = await aCustomer({}, { ports });
    await anOrderLine({ customer: id, product: REVIEWED }, { ports });
    tokens.push(headers.authorization);
  }
  await database.close();
  return tokens;
}
