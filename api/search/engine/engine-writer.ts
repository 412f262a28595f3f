import type { CatalogDoc } from '@/api/search/catalog-doc';
import { type EngineClient, numberOf, numbersOf } from './engine-client';
import type { EngineTables } from './engine-names';
import { type EngineState, stateSql, wordsSql } from './engine-tables';
import { goodsSql } from './goods-row';
import { keepWords } from './listed-words';
import { countsSql } from './statements';
import { createWordList, type WordList } from './word-list';

const WORDS_AT_ONCE = 1000;

type To = {
  client: Pick<EngineClient, 'run'>;
  tables: EngineTables;
  attributeOf: (valueId: number) => number;
};

/** Puts goods into the engine. There must be no other: it knows what the engine has. */
export type EngineWriter = {
  readonly list: WordList;
  /** Of a slice of changes. */
  put: (docs: CatalogDoc[], removed: number[]) => Promise<void>;
  /** Of goods that the engine has not: what is known of words is written at the end. */
  fill: (docs: CatalogDoc[]) => Promise<void>;
  empty: () => Promise<void>;
  /** Counts the goods of each word again: a writer before may have ended between two statements. */
  recount: () => Promise<void>;
  /** Writes what is new of words, and says how far the engine is. */
  finish: (state: EngineState) => Promise<void>;
};

export function engineWriter({ client, tables, attributeOf }: To, known: WordList): EngineWriter {
  let list = known;
  let words = keepWords(list);
  const { run } = client;

  async function putGoods(docs: CatalogDoc[]): Promise<void> {
    if (docs.length === 0) return;
    const rows = docs.map((doc) => {
      const attributes = [...new Set(doc.values.map(attributeOf))].filter((id) => id >= 0);
      return { doc, attributes, ...words.read(doc.names) };
    });
    for (const { termIds } of rows) words.add(termIds, 1);
    await run(goodsSql(tables.goods, rows));
  }

  async function forgetWords(ids: number[]): Promise<void> {
    const rows = await run(
      `SELECT id, term_ids FROM ${tables.goods} WHERE id IN (${ids.join()}) LIMIT 0,${ids.length} OPTION max_matches=${ids.length}`,
    );
    for (const { term_ids } of rows) words.add(numbersOf(term_ids), -1);
  }

  return {
    get list() {
      return list;
    },
    async put(docs, removed) {
      const ids = [...docs.map(({ id }) => id), ...removed];
      if (ids.length === 0) return;
      await forgetWords(ids);
      if (removed.length > 0) {
        await run(`DELETE FROM ${tables.goods} WHERE id IN (${removed.join()})`);
      }
      await putGoods(docs);
    },
    fill: putGoods,
    async empty() {
      await run(`TRUNCATE RTINDEX ${tables.goods}`);
      await run(`TRUNCATE RTINDEX ${tables.words}`);
      list = createWordList();
      words = keepWords(list);
    },
    async recount() {
      const most = list.ids.length + 1;
      const sql = countsSql(tables.goods, { match: '' }, 'term_ids', most);
      const rows = await run(sql);
      words.setUses(new Map(rows.map(({ one, n }) => [numberOf(one), numberOf(n)])));
    },
    async finish(state) {
      const changed = words.takeChanged();
      for (let at = 0; at < changed.length; at += WORDS_AT_ONCE) {
        await run(wordsSql(tables, changed.slice(at, at + WORDS_AT_ONCE), state.changed));
      }
      await run(stateSql(tables, state));
    },
  };
}
