import { openEngineClient } from './engine-client';
import { tablesOf } from './engine-names';

/** Throws unless the engine answers and has each of the tables. */
export async function reachEngine(url: string): Promise<void> {
  const client = await openEngineClient(url);
  try {
    for (const table of Object.values(tablesOf(new URL(url).pathname.slice(1)))) {
      await client.query(`SELECT id FROM ${table} LIMIT 1`);
    }
  } finally {
    await client.close();
  }
}
