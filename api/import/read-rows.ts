import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { parse } from 'csv-parse/sync';
import { z } from 'zod';
import { OperatorFailure } from '@/api/shared/errors';

/** `row` counts as a spreadsheet does: the head is row 1. In JSON the first product is row 1. */
export type FileRow = { row: number; fields: Record<string, unknown> };
export type BadRow = { row: number; reason: string };
type Rows = { rows: FileRow[]; bad: BadRow[] };

const BYTES_MAX = 100 * 1024 * 1024;
const jsonRows = z.array(z.record(z.string(), z.unknown()));

export async function readRows(file: string): Promise<Rows> {
  const text = await readText(file);
  if (extname(file).toLowerCase() === '.json') return readJson(text);
  return readCsv(text);
}

async function readText(file: string): Promise<string> {
  const bytes = await readFile(file).catch((cause: unknown) => {
    throw new OperatorFailure(`the file cannot be read: ${file}`, { cause });
  });
  if (bytes.length > BYTES_MAX) throw new OperatorFailure('the file is larger than 100 MB');
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw new OperatorFailure('the file is not in UTF-8: save it again as «CSV UTF-8»', { cause });
  }
}

function readJson(text: string): Rows {
  try {
    const rows = jsonRows.parse(JSON.parse(text));
    return { rows: rows.map((fields, index) => ({ row: index + 1, fields })), bad: [] };
  } catch (cause) {
    throw new OperatorFailure('the file is not a JSON list of products', { cause });
  }
}

function readCsv(text: string): Rows {
  const bad: BadRow[] = [];
  const [head = [], ...records] = parseCsv(text);
  const names = head.map((name) => name.trim().toLowerCase());
  if (!names.includes('article')) {
    throw new OperatorFailure("the first row must name the columns, 'article' among them");
  }
  const rows = records.flatMap((cells, index) => {
    const row = index + 2;
    if (cells.every((cell) => cell.trim() === '')) return [];
    if (cells.length > names.length) {
      bad.push({ row, reason: `has ${cells.length} cells for ${names.length} columns` });
      return [];
    }
    return [{ row, fields: Object.fromEntries(cells.map((cell, at) => [names[at] ?? '', cell])) }];
  });
  return { rows, bad };
}

function parseCsv(text: string): string[][] {
  try {
    return parse(text, {
      bom: true,
      delimiter: delimiterOf(text),
      relax_column_count: true,
      skip_empty_lines: false,
    });
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorFailure(`the file is not CSV: ${reason}`, { cause });
  }
}

/** Spreadsheets write a semicolon or a tab where the comma is the decimal sign. */
function delimiterOf(text: string): string {
  const head = text.split('\n', 1)[0] ?? '';
  const count = (sign: string) => head.split(sign).length;
  return [',', ';', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
