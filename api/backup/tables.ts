import { readFileSync } from 'node:fs';
import { sql } from 'drizzle-orm';
import { z } from 'zod';
import { type Db, rowsOf } from '@/api/db/database';

/** Lists all tables with the shop's content, each after the tables it references. */
export async function listTables(db: Db): Promise<string[]> {
  const tables = await rowsOf<{ name: string }>(
    db,
    sql`select tablename as name from pg_tables where schemaname = 'public'
      and tablename <> 'change_events' order by tablename`,
  );
  const keys = await rowsOf<{ from: string; to: string }>(
    db,
    sql`select conrelid::regclass::text as from, confrelid::regclass::text as to
      from pg_constraint where contype = 'f' and conrelid <> confrelid`,
  );
  return inOrder(
    tables.map(({ name }) => name),
    keys,
  );
}

function inOrder(names: string[], keys: { from: string; to: string }[]): string[] {
  const placed = new Set<string>();
  while (placed.size < names.length) {
    const ready = names.filter(
      (name) => !placed.has(name) && keys.every(({ from, to }) => from !== name || placed.has(to)),
    );
    if (ready.length === 0) throw new Error('the tables reference each other in a cycle');
    for (const name of ready) placed.add(name);
  }
  return [...placed];
}

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

/** Lists the names of all migrations, oldest first. */
export function listMigrations(): string[] {
  const file = new URL('../db/migrations/meta/_journal.json', import.meta.url);
  return journal.parse(JSON.parse(readFileSync(file, 'utf8'))).entries.map(({ tag }) => tag);
}

export function latestMigration(): string {
  return listMigrations().at(-1) ?? '';
}
