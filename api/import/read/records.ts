import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { OperatorFailure } from '@/api/shared/errors';
import { readBytes, toUtf8 } from './file-bytes';
import { columnOf, type FileFormat } from './headings';

const MB = 1024 * 1024;
const CHUNK = 16 * 1024;
/** Limit for one row of a CSV file: ten times the maximum length of its texts. */
const ROW_BYTES_MAX = 2 * MB;
/** Size limit for a workbook. It is compressed, and all its rows are in memory at the same time. */
const WORKBOOK_BYTES_MAX = 20 * MB;
/** The smallest number with 17 digits, the length of a tax classifier code (IKPU). */
const CODE_MIN = 1e16;

/** Yields the cells of each row of a CSV file. */
export async function* csvRecords(file: string, format: FileFormat): AsyncGenerator<string[]> {
  const bytes = toUtf8(await readBytes(file));
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(bytes, format),
    relax_column_count: true,
    max_record_size: ROW_BYTES_MAX,
    skip_empty_lines: false,
  });
  try {
    yield* Readable.from(piecesOf(bytes)).pipe(parser);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorFailure(`the file is not CSV: ${reason}`, { cause });
  }
}

function* piecesOf(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK) yield bytes.subarray(at, at + CHUNK);
}

const DELIMITERS = [';', '\t', ','];

/**
 * Finds the separator that isolates a heading of the SKU column. Counting separators is not enough,
 * because numbers contain decimal commas.
 */
function delimiterOf(bytes: Buffer, { headings }: FileFormat): string {
  const lines = bytes
    .toString('utf8', 0, CHUNK)
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/);
  const isArticle = (cell: string) => columnOf(cell.replace(/"/g, ''), headings) === 'article';
  for (const line of lines) {
    const found = DELIMITERS.filter((sign) => line.split(sign).some(isArticle));
    const count = (sign: string) => line.split(sign).length;
    const [best] = found.sort((one, other) => count(other) - count(one));
    if (best) return best;
  }
  return ',';
}

/** Yields the cells of each row of the first sheet of a workbook. */
export async function* workbookRecords(file: string): AsyncGenerator<string[]> {
  const bytes = await readBytes(file, WORKBOOK_BYTES_MAX);
  // Loaded only here, because most commands do not need it.
  const { readSheet } = await import('read-excel-file/node');
  const rows = await readSheet(bytes).catch((cause: Error) => {
    throw new OperatorFailure(`the file is not a workbook (.xlsx): ${cause.message}`, { cause });
  });
  for (const row of rows) yield row.map(textOf);
}

function textOf(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  // A spreadsheet keeps only 15 digits of a number, so the rest of a longer code is wrong. The
  // column's schema rejects the exponential form.
  if (typeof cell === 'number' && cell >= CODE_MIN) return cell.toExponential();
  return cell instanceof Date ? cell.toISOString() : String(cell);
}
