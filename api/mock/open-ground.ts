import { join } from 'node:path';
import { announceTo } from '@/api/announce';
import type { ApiEnv } from '@/api/env';
import { providersOf } from '@/api/payments/providers';
import { openCatalog } from '@/api/services/catalog-index';
import { MOMENT } from './clock';
import { Lane } from './lane';
import { openSeeded } from './snapshot';
import type { Ground } from './world';
import { worldDatabase } from './world-database';

type Opened = { ground: Omit<Ground, 'isStopping'>; close: () => Promise<void> };

/** A write that should have gone to a world's own table fails instead of reaching all worlds. */
const READ_ONLY = `
  create role worlds;
  grant usage on schema public to worlds;
  grant select, references on all tables in schema public to worlds;
  do $$ begin
    execute format('grant create on database %I to worlds', current_database());
  end $$;
  set role worlds`;

/** Opens the seeded shop on which all worlds stand. */
export async function openGround(env: ApiEnv): Promise<Opened> {
  const folder = join(env.CHORSU_DATA, 'mock');
  const client = await openSeeded({ folder, now: MOMENT, products: env.CHORSU_PRODUCTS });
  await client.exec(READ_ONLY);
  const lane = new Lane(client);
  return {
    ground: {
      lane,
      catalog: await openCatalog(worldDatabase(lane, 'public')),
      announce: announceTo(env),
      providers: providersOf(env),
      mediaDir: join(folder, 'media'),
    },
    close: () => client.close(),
  };
}
