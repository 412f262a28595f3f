import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { openCatalog } from '@/api/catalog/live/live-catalog';
import { listen } from '@/api/http/listen';
import { folderStore } from '@/api/media/folder-store';
import { providersOf } from '@/api/order/payments/providers';
import type { ApiEnv } from '@/api/shared/env';
import { loadDemo } from '@/api/shared/load-demo';
import { invalidationSender } from '@/api/shared/publish-invalidation';
import { API_BASE } from '@/lib/constants';
import { COMMON, SerialConnection } from '@/packages/mock/worlds/serial-connection';
import { type SharedPorts, World } from '@/packages/mock/worlds/world';
import { worldDatabase } from '@/packages/mock/worlds/world-database';
import { Worlds } from '@/packages/mock/worlds/worlds';
import { createMock } from './dispatch';

/**
 * Switches to a role that cannot write to the common tables. A write to a table that the world has
 * not copied then fails instead of affecting all worlds.
 */
const READ_ONLY = `
  create role worlds;
  grant usage on schema public to worlds;
  grant select, references on all tables in schema public to worlds;
  do $$ begin
    execute format('grant create on database %I to worlds', current_database());
  end $$;
  set role worlds`;

/**
 * The time that the storefront may take to confirm an invalidation while browsers keep the machine
 * busy.
 */
const STOREFRONT_TIMEOUT_MS = 30_000;

/** The number of schemas that are created in advance for the first writes of worlds. */
const WORLDS_AT_ONCE = 50;

/** Opens the worlds on a seeded shop. */
export async function openMock(env: ApiEnv, client: PGlite, folder: string) {
  await client.exec(READ_ONLY);
  const connection = new SerialConnection(client);
  const demo = await loadDemo({ DEMO_SHOP: true });
  let isStopping = false;
  const shared = {
    connection,
    catalog: await openCatalog(worldDatabase(connection, COMMON)),
    sendInvalidation: invalidationSender(env, STOREFRONT_TIMEOUT_MS),
    providers: providersOf(env),
    media: folderStore(join(folder, 'media')),
    drawings: demo?.drawings ?? null,
    isStopping: () => isStopping,
  };
  const worlds = new Worlds(shared, { max: env.MOCK_WORLDS_MAX, isStrict: env.MOCK_STRICT });
  await warmUp(shared);
  const server = await listen(createMock(worlds), { host: env.API_HOST, port: env.API_PORT });
  return {
    address: server.address,
    async stop() {
      isStopping = true;
      for (const world of worlds.all) world.end();
      await server.close();
      await client.close();
    },
  };
}

/**
 * Sends a first write, so that the database and the shop compile the code of writes (about 100 ms),
 * and creates schemas in advance.
 */
async function warmUp(shared: SharedPorts): Promise<void> {
  const { app, place } = new World(shared, { name: 'warm-up', isStrict: false });
  await app.request(`${API_BASE}/order/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ sub_product: 1, amount: 1 }),
  });
  await shared.connection.drop(place);
  await shared.connection.stock(WORLDS_AT_ONCE);
}
