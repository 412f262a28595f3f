import { createHash } from 'node:crypto';
import {
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PGlite } from '@electric-sql/pglite';
import { StartFailure } from '@/api/shared/errors';
import { loadDemo } from '@/api/shared/load-demo';
import { entryPath } from '@/lib/node-20/entry-path.mjs';
import type { Seed } from '@/packages/mock/server/start';
import { createLean, dumpLean, openLean } from './lean-database';

const root = fileURLToPath(new URL('../../..', import.meta.url));
/** The only file of the mock itself that affects the seeded shop. */
const OWN = 'packages/mock/worlds/lean-database.ts';
/**
 * Sources that the seeded shop depends on. An unnecessary entry only causes an unnecessary rebuild.
 */
const sources = ['api', OWN, 'lib/constants.ts', 'lib/domain', 'package-lock.json'];

/**
 * Opens the seeded shop in memory, from the snapshot of an earlier start or by seeding and storing
 * it.
 */
export async function openSeeded(input: Seed): Promise<PGlite> {
  const cached = cachedSnapshot(input);
  if (cached) return openLean(cached);

  const client = await makeSeeded(input);
  await storeSnapshot(client, input.folder, fileOf(input));
  return client;
}

/** Returns the stored shop, or `null` before the first start and after a change of the sources. */
export function cachedSnapshot(input: Seed): Blob | null {
  try {
    return new Blob([readFileSync(fileOf(input))]);
  } catch {
    return null;
  }
}

function fileOf(input: Seed): string {
  return join(input.folder, `snapshot-${digestOf(input)}.tar`);
}

function digestOf({ now, products }: Seed): string {
  const hash = createHash('sha256').update(JSON.stringify([now, products, process.version]));
  for (const path of sources.flatMap(filesIn)) {
    hash
      .update(`${path}\0`)
      .update(readFileSync(join(root, path)))
      .update('\0');
  }
  return hash.digest('hex').slice(0, 16);
}

function filesIn(source: string): string[] {
  if (!statSync(join(root, source)).isDirectory()) return [source];
  return readdirSync(join(root, source), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => entryPath(entry).slice(root.length))
    .sort();
}

/** Seeds a new shop. The seed code is half of the mock's code, so it is loaded only here. */
async function makeSeeded({ now, products }: Seed): Promise<PGlite> {
  const [{ embedded }, { prepareDatabase }, demo] = await Promise.all([
    import('@/api/db/open'),
    import('@/api/db/prepare'),
    loadDemo({ DEMO_SHOP: true }),
  ]);
  const client = await createLean();
  await prepareDatabase(embedded(client), { demo, now, products });
  return client;
}

/**
 * Writes a temporary file and renames it, so that two simultaneous starts never read an incomplete
 * file.
 */
async function storeSnapshot(client: PGlite, folder: string, file: string): Promise<void> {
  const blob = await dumpLean(client);
  const draft = `${file}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    for (const name of readdirSync(folder)) {
      if (/^snapshot-\w+\.tar(?:\.gz)?$/.test(name)) rmSync(join(folder, name), { force: true });
    }
    writeFileSync(draft, new Uint8Array(await blob.arrayBuffer()));
    renameSync(draft, file);
  } catch (cause) {
    throw new StartFailure(
      `the prepared shop cannot be stored in ${folder}. Make the folder writable or set CHORSU_DATA`,
      { cause },
    );
  }
}
