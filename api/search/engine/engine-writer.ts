import type { CatalogDoc } from '@/api/search/catalog-doc';
import { type EngineClient, numberOf, numbersOf } from './engine-client';
import type { EngineTables } from './engine-names';
import { type EngineState, reachedSql, stateSql, wordsSql } from './engine-tables';
import { goodsSql, valuesOf } from './goods-row';
import { ListedWords } from './listed-words';
import type { Row } from './query-cache';
import { countsSql } from './statements';
import { createWordList, type WordList } from './word-list';

const WORDS_AT_ONCE = 1000;
/**
 * Maximum number of words that an interrupted writer can leave in products but not in the word
 * list.
 */
const UNKNOWN_WORDS_MAX = 10_000;

type To = {
  client: Pick<EngineClient, 'run'>;
  tables: EngineTables;
  attributeOf: (valueId: number) => number;
};

/**
 * Writes products into the engine. It must be the only writer, because it tracks the engine's
 * words.
 */
export class EngineWriter {
  readonly #to: To;
  #words: ListedWords;
  /** Rows that are not written yet. */
  #taken: string[] = [];
  /**
   * Term ids that the engine stores for products. An entry is deleted when its product is written.
   */
  readonly #known = new Map<number, number[]>();

  constructor(to: To, known: WordList) {
    this.#to = to;
    this.#words = new ListedWords(known);
  }

  get list(): WordList {
    return this.#words.list;
  }

  hasLookedUp(id: number): boolean {
    return this.#known.has(id);
  }

  /**
   * Looks up the words of products before they are written. The engine scans all products for any
   * lookup by id, so a thousand ids take no longer than fifty.
   */
  async lookUp(ids: number[]): Promise<void> {
    this.#known.clear();
    await this.#learn(ids);
  }

  /** Writes one slice of changed and removed products. */
  async put(docs: CatalogDoc[], removed: number[]): Promise<void> {
    const ids = [...docs.map(({ id }) => id), ...removed];
    if (ids.length === 0) return;
    await this.#discardWords(ids);
    if (removed.length > 0) {
      await this.#run(`DELETE FROM ${this.#to.tables.goods} WHERE id IN (${removed.join()})`);
    }
    await this.fill(docs);
  }

  /** Writes products that the engine does not contain. */
  fill(docs: CatalogDoc[]): Promise<void> {
    this.take(docs);
    return this.write();
  }

  /** Queues the products for `write`. */
  take(docs: CatalogDoc[]): void {
    const { attributeOf } = this.#to;
    for (const doc of docs) {
      const attributes = [...new Set(doc.values.map(attributeOf))].filter((id) => id >= 0);
      const { keywords: named, termIds } = this.#words.read(doc.names);
      this.#words.add(termIds, 1);
      this.#taken.push(valuesOf({ doc, attributes, named, termIds }));
    }
  }

  async write(): Promise<void> {
    const rows = this.#taken;
    this.#taken = [];
    if (rows.length > 0) await this.#run(goodsSql(this.#to.tables.goods, rows));
  }

  async empty(): Promise<void> {
    const { goods, words } = this.#to.tables;
    await this.#run(`TRUNCATE RTINDEX ${goods}`);
    await this.#run(`TRUNCATE RTINDEX ${words}`);
    this.#words = new ListedWords(createWordList());
    this.#known.clear();
  }

  /**
   * Recounts the products of each word, because an earlier writer may have stopped between two
   * statements.
   */
  async recount(): Promise<void> {
    const { goods } = this.#to.tables;
    const most = this.list.ids.length + UNKNOWN_WORDS_MAX;
    const rows = await this.#run(countsSql(goods, { match: '' }, 'term_ids', most));
    this.#words.setUses(new Map(rows.map(({ one, n }) => [numberOf(one), numberOf(n)])));
  }

  /**
   * Writes changed words, then the new state. `previous` is the stored state, or `undefined` during
   * a refill, which replaces the state.
   */
  async finish(state: EngineState, previous?: EngineState): Promise<void> {
    const changed = this.#words.takeChanged();
    for (let at = 0; at < changed.length; at += WORDS_AT_ONCE) {
      const some = changed.slice(at, at + WORDS_AT_ONCE);
      await this.#run(wordsSql(this.#to.tables, some, state.changed));
    }
    const { tables } = this.#to;
    await this.#run(previous ? reachedSql(tables, state, previous) : stateSql(tables, state));
  }

  async #discardWords(ids: number[]): Promise<void> {
    await this.#learn(ids.filter((id) => !this.hasLookedUp(id)));
    for (const id of ids) {
      this.#words.add(this.#known.get(id) ?? [], -1);
      this.#known.delete(id);
    }
  }

  async #learn(ids: number[]): Promise<void> {
    if (ids.length === 0) return;
    const { goods } = this.#to.tables;
    const end = `LIMIT 0,${ids.length} OPTION max_matches=${ids.length}`;
    const rows = await this.#run(
      `SELECT id, term_ids FROM ${goods} WHERE id IN (${ids.join()}) ${end}`,
    );
    for (const id of ids) this.#known.set(id, []);
    for (const { id, term_ids } of rows) this.#known.set(numberOf(id), numbersOf(term_ids));
  }

  #run(sql: string): Promise<Row[]> {
    return this.#to.client.run(sql);
  }
}
