import { mkdtempSync, readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readSnapshot, writeSnapshot } from '@/api/catalog/live/snapshot-file';
import type { CatalogDoc } from '@/api/search/catalog-doc';
import { type CatalogIndex, createCatalogIndex } from '@/api/search/index/catalog-index';
import { finish } from '@/api/search/index/steps';
import { aDoc } from './a-doc';
import * as arbitrary from './arbitrary';
import { attributeOf } from './oracle';

const HEAD = { database: 'one', horizon: 7, chosenBy: [3] };
const NAMES = ['Smartfon Samsung 256GB', 'Смартфон Айфон', 'Qozon 10 l', 'Krossovka, qora'];

const file = () => join(mkdtempSync(join(tmpdir(), 'chorsu-snapshot-')), 'index.snapshot');
const emptyIndex = () => createCatalogIndex({ valueAttribute: attributeOf });

/** Stores the index in a file and restores it. */
async function restored(index: CatalogIndex, path = file()): Promise<CatalogIndex> {
  await writeSnapshot(path, HEAD, index.parts());
  const copy = emptyIndex();
  finish(copy.restore((await readSnapshot(path)).parts));
  return copy;
}

function named(docs: CatalogDoc[]): CatalogDoc[] {
  return docs.map((doc) => ({ ...doc, names: [NAMES[doc.id % NAMES.length] ?? '', `A${doc.id}`] }));
}

test('restores an index that equals the stored one, even after changes', async () => {
  await fc.assert(
    fc.asyncProperty(
      arbitrary.docs,
      arbitrary.changes,
      arbitrary.query,
      async (docs, changes, query) => {
        const [before, ...later] = changes;
        const index = emptyIndex();
        index.putAll(named(docs));
        apply(index, before);
        const copy = await restored(index);
        for (const change of [undefined, ...later]) {
          for (const one of [index, copy]) apply(one, change);
          expect(copy.size).toBe(index.size);
          expect(copy.query(query)).toEqual(index.query(query));
          for (const text of ['smartfno', 'смартфон', 'qozon', 'a7', '256']) {
            expect(copy.query({ ...query, text })).toEqual(index.query({ ...query, text }));
          }
        }
      },
    ),
    { numRuns: 60 },
  );
});

test('builds the same index from a bulk load as from single products', () => {
  fc.assert(
    fc.property(arbitrary.docs, arbitrary.changes, arbitrary.query, (docs, changes, query) => {
      const [index, filled] = [emptyIndex(), emptyIndex()];
      filled.beginFilling();
      for (const one of [index, filled]) one.putAll(named(docs));
      finish(filled.prepare());
      for (const change of [undefined, ...changes]) {
        for (const one of [index, filled]) apply(one, change);
        for (const text of [undefined, 'смартфон', '256']) {
          expect(filled.query({ ...query, text })).toEqual(index.query({ ...query, text }));
        }
      }
    }),
    { numRuns: 60 },
  );
});

type Change = { put: CatalogDoc[]; remove: number[] } | undefined;

function apply(index: CatalogIndex, change: Change): void {
  for (const doc of named(change?.put ?? [])) index.put(doc);
  for (const id of change?.remove ?? []) index.remove(id);
}

test('rejects a damaged, truncated or outdated snapshot', async () => {
  const path = file();
  const index = emptyIndex();
  index.putAll(named(Array.from({ length: 500 }, (_, i) => aDoc({ id: i + 1 }))));
  await restored(index, path);
  const whole = readFileSync(path);
  const read = () => readSnapshot(path);
  await read();

  const damaged = Buffer.from(whole);
  damaged[1000] = (damaged[1000] ?? 0) ^ 1;
  writeFileSync(path, damaged);
  await expect(read()).rejects.toThrow('it is damaged');

  writeFileSync(path, whole);
  truncateSync(path, whole.length - 100);
  await expect(read()).rejects.toThrow();

  writeFileSync(path, whole.toString('latin1').replace('"version":1', '"version":0'), 'latin1');
  await expect(read()).rejects.toThrow('it has a different format version');
});
