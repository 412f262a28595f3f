import { extname } from 'node:path';
import { z } from 'zod';
import { OperatorFailure } from '@/api/shared/errors';
import { isBlank, trimBlank } from '@/lib/domain/text/blank-text';
import { type Column, columns, refuseMisspelled, refuseWide } from './columns';
import { readTextFile } from './file-bytes';
import { columnOf, type FileFormat } from './headings';
import { csvRecords, workbookRecords } from './records';

/**
 * `row` counts from 1: the row in a spreadsheet or CSV file, header included, or the product in a
 * JSON file.
 */
export type FileRow = { row: number; fields: Record<string, unknown> };
export type BadRow = { row: number; reason: string };
export type FaultyRow = BadRow & { article: string | null };

/**
 * The number of rows that are searched for the header row, because accounting programs write a
 * title and the date above the table.
 */
const ROWS_ABOVE_MAX = 20;
const jsonRows = z.array(z.record(z.string(), z.unknown()));

/** Yields rows one at a time, because all rows of a large file would use a lot of memory. */
export async function* readRows(
  file: string,
  format: FileFormat,
): AsyncGenerator<FileRow | FaultyRow> {
  const kind = extname(file).toLowerCase();
  if (kind === '.json') yield* readJson(await readTextFile(file), format);
  else
    yield* readTable(kind === '.xlsx' ? workbookRecords(file) : csvRecords(file, format), format);
}

/** Yields the products of a JSON file. Checks the names of all columns before the first row. */
function* readJson(bytes: Buffer, format: FileFormat): Generator<FileRow> {
  const rows = parseJson(bytes);
  const headings = new Set<string>();
  for (const [index, fields] of rows.entries()) {
    const where = `product ${index + 1}`;
    const own = Object.keys(fields);
    refuseWide(own.length, where);
    refuseTwice(
      own.map((name) => columnOf(name, format.headings)),
      { own, where },
    );
    for (const name of own) headings.add(name);
  }
  reportIgnored([...headings], format);
  for (const [index, fields] of rows.entries()) {
    const named = Object.entries(fields).flatMap(([name, value]) => {
      const column = columnOf(name, format.headings);
      return column ? [[column, value]] : [];
    });
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

type Names = (Column | null | undefined)[];
type Head = { names: Names; cells: string[] };

async function* readTable(
  records: AsyncIterable<string[]>,
  format: FileFormat,
): AsyncGenerator<FileRow | FaultyRow> {
  let head: Head | null = null;
  let row = 0;
  for await (const cells of records) {
    row += 1;
    if (head) {
      if (!cells.every(isBlank) && !isTotal(cells, head)) yield rowOf(row, cells, head);
      continue;
    }
    head = headIn(cells, format);
    if (!head && row >= ROWS_ABOVE_MAX) break;
  }
  if (!head)
    throw new OperatorFailure(
      "no header row with the column 'article' in the first 20 rows. To use other headings, " +
        'map them in a JSON file and pass the file with --columns',
    );
}

function headIn(cells: string[], format: FileFormat): Head | null {
  const names = cells.map((cell) => columnOf(cell, format.headings));
  return names.includes('article') ? { names: checked(names, cells, format), cells } : null;
}

function rowOf(row: number, cells: string[], head: Head): FileRow | FaultyRow {
  const named = head.names.flatMap((name, at) => (name ? [[name, cells[at] ?? '']] : []));
  const fields = Object.fromEntries(named);
  const reason = shapeFault(cells, head.cells);
  return reason ? { row, reason, article: articleOf(fields) } : { row, fields };
}

const TOTAL = /^\s*(?:итого|всего|jami)(?!\p{L})/iu;

const TOTAL_ONLY = /^\s*(?:итого|всего|jami)[\s:]*$/iu;

/**
 * Returns whether a row has the totals that accounting programs write below a table: its SKU cell
 * is empty and it begins with a label such as "Итого по складу", or that label is in the SKU cell.
 */
function isTotal(cells: string[], { names }: Head): boolean {
  const article = cells[names.indexOf('article')] ?? '';
  if (!isBlank(article)) return TOTAL_ONLY.test(article);
  return TOTAL.test(cells.find((cell) => !isBlank(cell)) ?? '');
}

function checked(names: Names, cells: string[], format: FileFormat): Names {
  refuseWide(cells.length, 'the file');
  const kept = withoutCodes(names, cells);
  refuseTwice(kept, { own: cells, where: 'the header row' });
  reportIgnored(
    cells.filter((cell, at) => !kept[at] && !isBlank(cell)),
    format,
  );
  return kept;
}

const CODE = /^\s*(?:код|kod)/i;

/**
 * Ignores the column with the accounting program's own codes if the file has another SKU column.
 */
function withoutCodes(names: Names, cells: string[]): Names {
  const articles = cells.filter((_, at) => names[at] === 'article');
  if (articles.length < 2 || articles.every((cell) => CODE.test(cell))) return names;
  return names.map((name, at) => (name === 'article' && CODE.test(cells[at] ?? '') ? null : name));
}

function reportIgnored(headings: string[], { headings: own, onIgnored }: FileFormat): void {
  const unknown = headings.filter((heading) => columnOf(heading, own) === undefined);
  refuseMisspelled(unknown.map((heading) => trimBlank(heading).toLowerCase()));
  const ignored = headings.filter((heading) => !columnOf(heading, own) || CODE.test(heading));
  if (ignored.length > 0) onIgnored?.(ignored.map(trimBlank));
}

function refuseTwice(names: Names, { own, where }: { own: string[]; where: string }): void {
  const seen = new Map<Column, string>();
  for (const [at, name] of names.entries()) {
    if (!name) continue;
    const heading = trimBlank(own[at] ?? '');
    const before = seen.get(name);
    if (before !== undefined) {
      const both = `'${before}' and '${heading}'`;
      throw new OperatorFailure(`${where} names the column '${name}' twice: ${both}`);
    }
    seen.set(name, heading);
  }
}

function shapeFault(cells: string[], head: string[]): string | null {
  if (cells.length > head.length) {
    return `has more cells (${cells.length}) than there are columns (${head.length})`;
  }
  const unnamed = cells.findIndex((cell, at) => isBlank(head[at] ?? '') && !isBlank(cell));
  return unnamed === -1 ? null : `cell ${unnamed + 1} is in a column without a name`;
}

/** Returns the normalized SKU, so that it equals the SKU in the product's valid rows. */
export function articleOf({ article }: Record<string, unknown>): string | null {
  return columns.shape.article.safeParse(article).data ?? null;
}
