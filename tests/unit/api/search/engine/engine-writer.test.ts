import { beforeEach, expect, test } from 'vitest';
import type { CatalogDoc } from '@/api/search/catalog-doc';
import { tablesOf } from '@/api/search/engine/engine-names';
import { EngineWriter } from '@/api/search/engine/engine-writer';
import { createWordList } from '@/api/search/engine/word-list';
import { termIdOf } from '@/api/search/words/vocabulary';
import { aDoc } from '@/tests/unit/api/search/a-doc';

/** The term ids that the stub engine stores, by product id. */
let there: Map<number, string>;
let lookedUp: string[];
let writer: EngineWriter;

async function run(sql: string) {
  const written = sql.matchAll(/\((\d+), '[^']*'[^()]*, \([^)]*\), \([^)]*\), \(([^)]*)\)\)/g);
  if (sql.startsWith('REPLACE'))
    for (const [, id, terms] of written) there.set(Number(id), terms ?? '');
  const ids = /WHERE id IN \((.*?)\)/.exec(sql)?.[1];
  if (!sql.startsWith('SELECT') || !ids) return [];
  lookedUp.push(ids);
  return ids.split(',').flatMap((id) => {
    const terms = there.get(Number(id));
    return terms === undefined ? [] : [{ id: Number(id), term_ids: terms }];
  });
}

function named(id: number, name: string): CatalogDoc {
  return aDoc({ id, price: 1, names: [name] });
}

const usesOf = (word: string) => {
  const { vocabulary, uses } = writer.list;
  return uses[termIdOf(vocabulary, word)];
};

beforeEach(async () => {
  there = new Map();
  lookedUp = [];
  writer = new EngineWriter(
    { client: { run }, tables: tablesOf('shop'), attributeOf: (id) => id },
    createWordList(),
  );
  await writer.fill([named(1, 'palto'), named(2, 'palto'), named(3, 'palto')]);
});

test('looks up several products in advance, and only the missing ones on a write', async () => {
  await writer.lookUp([1, 2, 9]);
  await writer.put([named(1, 'palto'), named(9, 'palto')], []);
  await writer.put([named(2, 'sumka')], [3]);
  expect(lookedUp).toEqual(['1,2,9', '3']);
  expect([usesOf('palto'), usesOf('sumka')]).toEqual([2, 1]);
});

test('looks up products again after it has written them', async () => {
  await writer.lookUp([1, 2]);
  await writer.put([named(1, 'sumka')], []);
  await writer.put([named(1, 'shim'), named(2, 'shim')], []);
  expect(lookedUp).toEqual(['1,2', '1']);
  expect(['palto', 'sumka', 'shim'].map(usesOf)).toEqual([1, 0, 2]);
});
