import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path';
import { Readable } from 'node:stream';
import { parse } from 'csv-parse';
import { z } from 'zod';
import { OperatorFailure } from '@/api/shared/errors';
import { giveWay } from '@/lib/process/give-way';
import { columns, refuseUnknown } from './columns';
import { FileTooLarge, readOrdinaryFile } from './ordinary-file';

/** `row` counts as a spreadsheet does: the head is row 1. In JSON the first product is row 1. */
export type FileRow = { row: number; fields: Record<string, unknown> };
export type BadRow = { row: number; reason: string };
export type FaultyRow = BadRow & { article: string | null };

const BYTES_MAX = 100 * 1024 * 1024;
const CHUNK = 16 * 1024;
const jsonRows = z.array(z.record(z.string(), z.unknown()));

/** One after the other: all rows of a large file at once would be most of the memory of the shop. */
export async function* readRows(file: string): AsyncGenerator<FileRow | FaultyRow> {
  const bytes = await readTextFile(file);
  yield* extname(file).toLowerCase() === '.json' ? readJson(bytes) : readCsv(bytes);
}

export async function readTextFile(file: string): Promise<Buffer> {
  const bytes = await readOrdinaryFile(file, BYTES_MAX).catch((cause: unknown) => {
    const isTooLarge = cause instanceof FileTooLarge;
    const reason = isTooLarge ? 'is larger than 100 MB' : `cannot be read: ${file}`;
    throw new OperatorFailure(`the file ${reason}`, { cause });
  });
  if (isUtf8(bytes)) return bytes;
  throw new OperatorFailure('the file is not in UTF-8: save it again in UTF-8');
}

function readJson(bytes: Buffer): FileRow[] {
  const rows = parseJson(bytes).map((fields, index) => {
    refuseTwice(Object.keys(fields).map(columnName), `product ${index + 1}`);
    const named = Object.entries(fields).map(([name, value]) => [columnName(name), value]);
    return { row: index + 1, fields: Object.fromEntries(named) };
  });
  refuseUnknown(rows.flatMap(({ fields }) => Object.keys(fields)));
  return rows;
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
    if (cells.every((cell) => cell.trim() === '')) continue;
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
  if (!names.includes('article')) {
    throw new OperatorFailure("the first row must name the columns, 'article' among them");
  }
  const filled = names.filter(Boolean);
  refuseTwice(filled, 'the first row');
  refuseUnknown(filled);
}

function refuseTwice(names: string[], where: string): void {
  const twice = names.find((name, at) => names.indexOf(name) !== at);
  if (twice) throw new OperatorFailure(`${where} names the column '${twice}' twice`);
}

function shapeFault(cells: string[], names: string[]): string | null {
  if (cells.length > names.length) return `has ${cells.length} cells for ${names.length} columns`;
  const unnamed = cells.findIndex((cell, at) => names[at] === '' && cell.trim() !== '');
  return unnamed === -1 ? null : `cell ${unnamed + 1} is in a column without a name`;
}

function columnName(text: string): string {
  return text.trim().toLowerCase();
}

async function* recordsOf(bytes: Buffer): AsyncGenerator<string[]> {
  const parser = parse({
    bom: true,
    delimiter: delimiterOf(bytes),
    relax_column_count: true,
    skip_empty_lines: false,
  });
  try {
    yield* Readable.from(piecesOf(bytes)).pipe(parser);
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorFailure(`the file is not CSV: ${reason}`, { cause });
  }
}

/** Between two batches a running shop answers requests. */
async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += CHUNK) {
    yield bytes.subarray(at, at + CHUNK);
    await giveWay();
  }
}

/** Spreadsheets write a semicolon or a tab where the comma is the decimal sign. */
function delimiterOf(bytes: Buffer): string {
  const head = bytes.toString('utf8', 0, CHUNK).split('\n', 1)[0] ?? '';
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}

/** As the sound rows of its product have it. */
export function articleOf({ article }: Record<string, unknown>): string | null {
  return columns.shape.article.safeParse(article).data ?? null;
}
