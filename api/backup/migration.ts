import { readFileSync } from 'node:fs';
import { z } from 'zod';

const journal = z.object({ entries: z.array(z.object({ tag: z.string() })) });

export function listMigrations(): string[] {
  const file = new URL('../db/migrations/meta/_journal.json', import.meta.url);
  return journal.parse(JSON.parse(readFileSync(file, 'utf8'))).entries.map(({ tag }) => tag);
}

export function latestMigration(): string {
  return listMigrations().at(-1) ?? '';
}
