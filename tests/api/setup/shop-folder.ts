import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/api/db/open';
import { prepareDatabase } from '@/api/db/prepare';

let filled: Promise<string> | null = null;

/** A data folder of a test's own with the seeded shop in it: filled once, then copied. */
export async function aShopFolder(): Promise<string> {
  filled ??= fillFolder();
  const folder = anEmptyFolder();
  cpSync(await filled, folder, { recursive: true });
  return folder;
}

export function anEmptyFolder(): string {
  return mkdtempSync(join(tmpdir(), 'chorsu-api-folder-'));
}

async function fillFolder(): Promise<string> {
  const folder = anEmptyFolder();
  const database = await openDatabase({ folder });
  await prepareDatabase(database, { now: new Date(), products: 0 });
  await database.close();
  return folder;
}
