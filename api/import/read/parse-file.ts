import type { FileFormat } from './headings';
import { type ImportRow, parseRow } from './parse-row';
import { type FaultyRow, readRows } from './read-rows';

export type ParsedRow = ImportRow | FaultyRow;

/** Rows per batch. A row has up to about 40,000 characters of text. */
const BATCH = 32;

/**
 * Reads and parses a catalog file in batches.
 *
 * @throws OperatorFailure when the file cannot be imported at all.
 */
export async function* parseFile(file: string, format: FileFormat): AsyncGenerator<ParsedRow[]> {
  let batch: ParsedRow[] = [];
  for await (const row of readRows(file, format)) {
    batch.push('reason' in row ? row : parseRow(row));
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
