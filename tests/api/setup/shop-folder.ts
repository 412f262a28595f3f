import { cpSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { cachedSnapshot, openSeeded } from '@/packages/mock/worlds/snapshot';
import { SEEDED } from './shop';

let filled: Promise<string> | null = null;

/**
 * Returns a data folder for one test: a copy of the seeded shop, which is created only once.
 */
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
  const client = await PGlite.create(join(folder, 'db'), { loadDataDir: await seededCopy() });
  await client.close();
  return folder;
}

async function seededCopy(): Promise<Blob> {
  const cached = cachedSnapshot(SEEDED);
  if (cached) return cached;
  const client = await openSeeded(SEEDED);
  const copy = await client.dumpDataDir('none');
  await client.close();
  return copy;
}
