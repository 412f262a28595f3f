import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { OperatorFailure } from '@/api/shared/errors';
import { isBlank, trimBlank } from '@/lib/domain/text/blank-text';
import { pauseForRequests } from '@/lib/queues/pause-for-requests';
import { columns, refuseUnknown, refuseWide } from './columns';
import { FileTooLarge, readOrdinaryFile } from './ordinary-file';

/**
 * `row` is the number in a spreadsheet: the header is row 1. In JSON, the first product is row 1.
 */
export type FileRow = { row: number; fields: Record<string, unknown> };
export type BadRow = { row: number; reason: string };
export type FaultyRow = BadRow & { article: string | null };

const MB = 1024 * 1024;
const BYTES_MAX = 100 * MB;
const CHUNK = 16 * 1024;
/** Limit for one row of a CSV file: ten times the maximum length of its texts. */
const ROW_BYTES_MAX = 2 * MB;
const jsonRows = z.array(z.record(z.string(), z.unknown()));

/**
 * Yields rows one at a time, because all rows of a large file would use most of the shop's memory.
 */
export async function* readRows(file: string): AsyncGenerator<FileRow | FaultyRow> {
  const bytes = await readTextFile(file);
  yield* extname(file).toLowerCase() === '.json' ? readJson(bytes) : readCsv(bytes);
}

export async function readTextFile(file: string, bytesMax = BYTES_MAX): Promise<Buffer> {
  const bytes = await readOrdinaryFile(file, bytesMax).catch((cause: unknown) => {
    const isTooLarge = cause instanceof FileTooLarge;
    const reason = isTooLarge ? `is larger than ${bytesMax / MB} MB` : `cannot be read: ${file}`;
    throw new OperatorFailure(`the file ${reason}`, { cause });
  });
  if (isUtf8(bytes)) return bytes;
  throw new OperatorFailure('the file is not encoded in UTF-8; save it again as UTF-8');
}

/** Checks all names before it yields the first row. */
function* readJson(bytes: Buffer): Generator<FileRow> {
  const rows = parseJson(bytes);
  const names = new Set<string>();
  for (const [index, fields] of rows.entries()) {
    const where = `product ${index + 1}`;
    const own = Object.keys(fields).map(columnName);
    refuseWide(own.length, where);
    refuseTwice(own, where);
    for (const name of own) names.add(name);
  }
  refuseUnknown(names);
  for (const [index, fields] of rows.entries()) {
    const named = Object.entries(fields).map(([name, value]) => [columnName(name), value]);
    yield { row: index + 1, fields: Object.fromEntries(named) };
  }
}

function parseJson(bytes: Buffer): Record<string, unknown>[] {
  try {
    return jsonRows.parse(JSON.parse(bytes.toString().replace(/^\uFEFF/, '')));
  } catch (cause) {
    throw new OperatorFailure('the file is not a JSON list of products', { cause });
  }
}

async function* readCsv(bytes: Buffer): AsyncGenerator<FileRow | FaultyRow> {
  let names: string[] | null = null;
  let row = 0;
  for await (const cells of recordsOf(bytes)) {
    row += 1;
    if (!names) {
      names = namesIn(cells);
      continue;
    }
    if (cells.every(isBlank)) continue;
    const fields = Object.fromEntries(names.map((name, at) => [name, cells[at] ?? '']));
    const reason = shapeFault(cells, names);
    yield reason ? { row, reason, article: articleOf(fields) } : { row, fields };
  }
  if (!names) namesIn([]);
}

function namesIn(head: string[]): string[] {
  const names = head.map(columnName);
  requireColumns(names);
  return names;
}

function requireColumns(names: string[]): void {
  refuseWide(names.length, 'the file');
  if (!names.includes('article')) {
    throw new OperatorFailure("the first row must name the columns, including 'article'");
  }
  const filled = names.filter(Boolean);
  refuseTwice(filled, 'the first row');
  refuseUnknown(filled);
}

function refuseTwice(names: string[], where: string): void {
  const seen = new Set<string>();
  for (const name of names) {
    if (seen.has(name)) throw new OperatorFailure(`${where} names the column '${name}' twice`);
    seen.add(name);
  }
}

function shapeFault(cells: string[], names: string[]): string | null {
  if (cells.length > names.length) return `has ${cells.length} cells for ${names.length} columns`;
  const unnamed = cells.findIndex((cell, at) => names[at] === '' && !isBlank(cell));
  return unnamed === -1 ? null : `cell ${unnamed + 1} is in a column without a name`;
}

function columnName(text: string): string {
  return trimBlank(text).toLowerCase();
}

async function* recordsOf(bytes: Buffer): AsyncGenerator<string[]> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(bytes),
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

/** Yields to the event loop between chunks, so that a running shop can serve requests. */
async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK) {
    yield bytes.subarray(at, at + CHUNK);
    await pauseForRequests();
  }
}

/**
 * Spreadsheets separate columns with semicolons or tabs where the comma is the decimal separator.
 */
function delimiterOf(bytes: Buffer): string {
  const head = bytes.toString('utf8', 0, CHUNK).split('\n', 1)[0] ?? '';
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** Returns the normalized SKU, so that it equals the one of the product's valid rows. */
export function articleOf({ article }: Record<string, unknown>): string | null {
  return columns.shape.article.safeParse(article).data ?? null;
}
