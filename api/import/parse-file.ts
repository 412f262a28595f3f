import { type ImportRow, parseRow } from './parse-row';
import { type FaultyRow, readRows } from './read-rows';

export type ParsedRow = ImportRow | FaultyRow;

/**
 * Rows per batch. A row has up to 40,000 characters of text, so copying a batch between threads
 * takes a few milliseconds.
 */
const BATCH = 32;

/**
 * Reads and parses a catalog file in batches. A large file takes seconds of CPU time, so a
 * running shop parses it in a worker thread.
 *
 * @throws OperatorFailure when the file cannot be imported at all.
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
