import type { ProductVersion } from '@/api/catalog/read-products';
import type { Db } from '@/api/db/database';
import type { EngineState } from '@/api/search/engine/engine-tables';
import type { EngineWriter } from '@/api/search/engine/engine-writer';
import { noteOptions } from './load-catalog';
import {
  changedPlaces,
  type DocRow,
  docsAfter,
  docsChangedSince,
  docsOf,
  readHorizon,
  type Since,
  toDoc,
} from './read-docs';
import type { Taxonomy } from './taxonomy';

export type Filling = {
  db: Db;
  writer: EngineWriter;
  taxonomy: () => Taxonomy;
  /** Throws if this process is no longer the leader. */
  requireLead: () => void;
};

/**
 * Products read and converted per batch. The engine is much faster when one write contains several
 * batches.
 */
const BATCH = 1000;
const BATCHES_A_WRITE = 5;
/** Changed products per slice. Smaller slices take longer in total; larger ones delay queries. */
const SLICE = 50;
/** Products whose words are looked up together. */
const LOOKED_UP = 1000;

/** Refills the whole engine. Until it is done, every process treats the engine as not ready. */
export async function fillEngine(filling: Filling, database: string): Promise<EngineState> {
  const { db, writer } = filling;
  const horizon = await readHorizon(db);
  const empty = { filledAt: 0, changed: 0, horizon: 0, database: '', chosenBy: [] };
  await writer.finish(empty);
  await writer.empty();
  const chosenBy = await fillBatches(filling);
  const now = Date.now();
  const state = { filledAt: now, changed: now, horizon, database, chosenBy: [...chosenBy] };
  await writer.finish(state);
  return state;
}

/** Reads and converts the next batches while the engine writes the previous ones. */
async function fillBatches({ db, writer, taxonomy, requireLead }: Filling): Promise<Set<number>> {
  const chosenBy = new Set<number>();
  let [rows, writing] = [await docsAfter(db, 0, BATCH), Promise.resolve()];
  try {
    for (let taken = 1; rows.length > 0; taken += 1) {
      requireLead();
      const next = failingLater(docsAfter(db, rows.at(-1)?.id ?? 0, BATCH));
      noteOptions({ chosenBy }, rows);
      writer.take(rows.map((row) => toDoc(row, taxonomy())));
      rows = await next;
      if (taken % BATCHES_A_WRITE > 0 && rows.length > 0) continue;
      const previous = writing;
      writing = failingLater(writer.write());
      await previous;
    }
    await writing;
  } finally {
    // The next attempt begins by emptying the engine, so all writes of this attempt must be
    // finished.
    await writing.catch(() => undefined);
  }
  return chosenBy;
}

/** Suppresses the unhandled rejection of a promise that is only awaited later. */
function failingLater<Result>(work: Promise<Result>): Promise<Result> {
  work.catch(() => undefined);
  return work;
}

/** The state of the engine, and the last product of a slice if more products follow. */
export type Put = { state: EngineState; last?: ProductVersion | undefined };

/**
 * Indexes one slice of changes. After the last slice, the engine includes everything up to
 * `horizon`.
 */
export async function putSlice(
  filling: Filling,
  state: EngineState,
  { horizon, ...from }: Pick<Since, 'since' | 'after'> & { horizon: number },
): Promise<Put> {
  filling.requireLead();
  const rows = await docsChangedSince(filling.db, { ...from, limit: SLICE });
  if (rows.length === SLICE) await lookAhead(filling, rows, from);
  const put = await putRows(filling, state, rows);
  if (rows.length === SLICE) return { state: put, last: rows.at(-1) };
  if (put.horizon === horizon) return { state: put };
  const reached = { ...put, horizon };
  await filling.writer.finish(reached, put);
  return { state: reached };
}

/** Looks up the words of many changed products at once, before their slices are written. */
async function lookAhead(
  { db, writer }: Filling,
  [first]: DocRow[],
  from: Pick<Since, 'since' | 'after'>,
): Promise<void> {
  if (!first || writer.hasLookedUp(first.id)) return;
  const places = await changedPlaces(db, { ...from, limit: LOOKED_UP });
  await writer.lookUp(places.map(({ id }) => id));
}

/** Writes the current state of these products to the engine, in slices. */
export async function putProducts(
  filling: Filling,
  state: EngineState,
  ids: number[],
): Promise<Put> {
  let now = state;
  for (let at = 0; at < ids.length; at += SLICE) {
    now = await putRows(filling, now, await docsOf(filling.db, ids.slice(at, at + SLICE)));
  }
  return { state: now };
}

async function putRows(
  { writer, taxonomy }: Filling,
  state: EngineState,
  rows: DocRow[],
): Promise<EngineState> {
  if (rows.length === 0) return state;
  const chosenBy = new Set(state.chosenBy);
  noteOptions({ chosenBy }, rows);
  const forSale = rows.filter(({ isWithdrawn }) => !isWithdrawn);
  const withdrawn = rows.filter(({ isWithdrawn }) => isWithdrawn);
  const docs = forSale.map((row) => toDoc(row, taxonomy()));
  await writer.put(
    docs,
    withdrawn.map(({ id }) => id),
  );
  // `changed` increases even when a process with a slower clock becomes the leader.
  const changed = Math.max(state.changed + 1, Date.now());
  const next = { ...state, changed, chosenBy: [...chosenBy] };
  await writer.finish(next, state);
  return next;
}
