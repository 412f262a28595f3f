import { type EngineClient, numberOf, quoted } from './engine-client';
import type { EngineTables } from './engine-names';
import type { Row } from './query-cache';
import type { Word } from './word-list';

/** How far the engine has been filled, and from which database. */
export type EngineState = {
  /** When it was filled; 0 while it is not. */
  filledAt: number;
  /** The number of the last change: whoever has seen it knows all words and counts of before. */
  changed: number;
  /** Every transaction with a smaller number is in the engine. */
  horizon: number;
  database: string;
  /** Attributes by which sub-products of one product differ. */
  chosenBy: number[];
};

const ROWS = 2000;
/** Numbers of the starts of rare words: those of words are smaller. */
export const RARE_STARTS_FROM = 2 ** 31;

export async function readState(
  query: EngineClient['query'],
  { state }: EngineTables,
): Promise<EngineState | null> {
  const [row] = await query(`SELECT * FROM ${state} WHERE id=1`);
  if (!row) return null;
  return {
    filledAt: numberOf(row.filled_at),
    changed: numberOf(row.changed),
    horizon: numberOf(row.horizon),
    database: String(row.shop_database ?? ''),
    chosenBy: String(row.chosen_by ?? '')
      .split(',')
      .filter(Boolean)
      .map(Number),
  };
}

export function stateSql({ state }: EngineTables, now: EngineState): string {
  const { filledAt, changed, horizon, database, chosenBy } = now;
  const values = [1, filledAt, changed, horizon];
  const texts = [database, chosenBy.join()].map(quoted);
  return `REPLACE INTO ${state} (id, filled_at, changed, horizon, shop_database, chosen_by) VALUES (${[...values, ...texts].join(', ')})`;
}

/**
 * How far it is now. Where somebody has emptied the tables meanwhile this changes nothing, and the
 * engine is filled anew: a row that is written would say that the goods are there.
 */
export function reachedSql(tables: EngineTables, now: EngineState, former: EngineState): string {
  const { changed, horizon, chosenBy } = now;
  // Text columns cannot be updated; an attribute is seldom new.
  if (chosenBy.join() !== former.chosenBy.join()) return stateSql(tables, now);
  return `UPDATE ${tables.state} SET changed=${changed}, horizon=${horizon} WHERE id=1`;
}

/** The words that have changed since, a slice at a time. */
export async function* wordsSince(
  run: EngineClient['run'],
  { words }: EngineTables,
  changed: number,
): AsyncGenerator<Word[]> {
  let last = 0;
  for (;;) {
    const rows = await run(
      `SELECT id, word, uses, latin, cyrillic FROM ${words} WHERE changed > ${changed} AND id > ${last} ORDER BY id ASC LIMIT 0,${ROWS} OPTION max_matches=${ROWS}`,
    );
    yield rows.map(toWord);
    if (rows.length < ROWS) return;
    last = numberOf(rows.at(-1)?.id);
  }
}

function toWord({ id = 0, word, uses, latin, cyrillic }: Row): Word {
  return {
    id: numberOf(id),
    word: String(word),
    isRareStart: numberOf(id) >= RARE_STARTS_FROM,
    uses: numberOf(uses),
    latin: String(latin ?? ''),
    cyrillic: String(cyrillic ?? ''),
  };
}

export function wordsSql({ words }: EngineTables, rows: Word[], changed: number): string {
  const values = rows.map(
    ({ id, word, uses, latin, cyrillic }) =>
      `(${id}, ${[word, latin, cyrillic].map(quoted).join(', ')}, ${uses}, ${changed})`,
  );
  return `REPLACE INTO ${words} (id, word, latin, cyrillic, uses, changed) VALUES ${values.join(', ')}`;
}
