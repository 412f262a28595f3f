import { type ImportRow, parseRow } from './parse-row';
import { type FaultyRow, readRows } from './read-rows';

export type ParsedRow = ImportRow | FaultyRow;

/** A row has texts of up to 40,000 letters: a batch is copied between threads in a few milliseconds. */
const BATCH = 32;

/**
 * Reads and parses a file of the catalogue in batches. Takes seconds of processor time without a
 * break for a large file, so a running shop does it in a thread of its own.
 *
 * @throws {OperatorFailure} When the file cannot be imported at all.
 */
export async function* parseFile(file: string): AsyncGenerator<ParsedRow[]> {
  let batch: ParsedRow[] = [];
  for await (const row of readRows(file)) {
    batch.push('reason' in row ? row : parseRow(row));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
