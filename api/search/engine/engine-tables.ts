import { type EngineClient, numberOf, quoted } from './engine-client';
import type { EngineTables } from './engine-names';
import type { Row } from './query-cache';
import type { Word } from './word-list';

/** The state of the engine: how far it is filled, and from which database. */
export type EngineState = {
  /** Time of the last refill in milliseconds since the epoch; 0 while it is being filled. */
  filledAt: number;
  /** The number of the last change. It increases with each change of words and counts. */
  changed: number;
  /** The engine contains the changes of every transaction with a smaller number. */
  horizon: number;
  database: string;
  /** Attributes that distinguish the variants of one product. */
  chosenBy: number[];
};

const ROWS = 2000;
/** Prefixes of rare words are numbered from here on; words have smaller numbers. */
export const RARE_STARTS_FROM = 2 ** 31;

/** Reads the state of the engine's tables; `null` if they are empty. */
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
 * Returns the statement that stores a new state. Normally it only updates an existing row. If
 * someone has emptied the tables, it changes nothing, and the engine is refilled; an inserted row
 * would mark the empty engine as filled.
 */
export function reachedSql(tables: EngineTables, now: EngineState, previous: EngineState): string {
  const { changed, horizon, chosenBy } = now;
  // Text columns cannot be updated in place, so a new attribute, which is rare, replaces the row.
  if (chosenBy.join() !== previous.chosenBy.join()) return stateSql(tables, now);
  return `UPDATE ${tables.state} SET changed=${changed}, horizon=${horizon} WHERE id=1`;
}

/** Yields the words that changed after change number `changed`, in slices. */
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
