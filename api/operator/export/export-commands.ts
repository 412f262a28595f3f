import { open } from 'node:fs/promises';
import { resolve } from 'node:path';
import type { ExportPage, ExportRow } from '@/api/import/export-goods';
import { GOODS_COLUMNS } from '@/api/import/export-goods';
import { DONE, readTime, type ToolCommand } from '@/api/operator/command-line';
import { withOperator } from '@/api/operator/connect';
import { isDiskError, OperatorFailure } from '@/api/shared/errors';
import { ORDER_COLUMNS } from './export-orders';

const FORMATS = ['csv', 'xlsx'] as const;
const WORKBOOK_ROWS_MAX = 200_000;

export const exportCommands: ToolCommand[] = [
  {
    usage: 'export (goods|orders) [--format (csv|xlsx)] [--since <date>] [--out <file>]',
    does: "write all goods in the format of 'import', or order lines for accounting",
    matches: /^export (?:goods|orders)$/,
    run: (env, [, exported], { format = 'csv', since, out }) =>
      withOperator(env, async (shop) => {
        if (since && exported === 'goods')
          throw new OperatorFailure('--since applies only to orders');
        const columns = exported === 'goods' ? GOODS_COLUMNS : ORDER_COLUMNS;
        const from = since ? readTime(since) : undefined;
        const pages = pagesOf((after) =>
          exported === 'goods'
            ? shop('exportGoods', { after })
            : shop('exportOrders', { after, since: from }),
        );
        await writeFile(pages, { columns, format, out });
        return DONE;
      }),
  },
];

export async function* pagesOf(
  read: (after: string | undefined) => Promise<ExportPage>,
): AsyncGenerator<ExportRow[]> {
  let after: string | undefined;
  do {
    const { rows, next } = await read(after);
    yield rows;
    after = next ?? undefined;
  } while (after !== undefined);
}

type Target = { columns: readonly string[]; format: string; out: string | undefined };

/**
 * Writes rows as CSV or as a workbook. CSV goes to standard output unless `out` names a file; a
 * workbook needs `out`.
 *
 * @throws OperatorFailure when the file cannot be written.
 */
export async function writeFile(pages: AsyncIterable<ExportRow[]>, target: Target): Promise<void> {
  await write(pages, target).catch((cause: unknown) => {
    if (!isDiskError(cause)) throw cause;
    throw new OperatorFailure(`cannot write the export: ${cause.message}`, { cause });
  });
}

async function write(pages: AsyncIterable<ExportRow[]>, { columns, format, out }: Target) {
  if (format === 'xlsx') {
    if (!out) throw new OperatorFailure('a workbook needs --out <file>');
    return writeWorkbook(pages, columns, resolve(out));
  }
  if (format !== 'csv') {
    throw new OperatorFailure(`'${format}' is not one of ${FORMATS.join(', ')}`);
  }
  const file = out ? await open(resolve(out), 'w', 0o600) : null;
  try {
    for await (const text of csvOf(pages, columns)) {
      if (file) await file.write(text);
      else process.stdout.write(text);
    }
  } finally {
    await file?.close();
  }
}

/**
 * Yields the rows as CSV. With Russian and Uzbek regional settings, Excel expects semicolons, and
 * it needs the byte order mark to recognize UTF-8. A cell that a spreadsheet would read as a
 * formula gets an apostrophe, which the import removes.
 */
async function* csvOf(
  pages: AsyncIterable<ExportRow[]>,
  columns: readonly string[],
): AsyncGenerator<string> {
  const { stringify } = await import('csv-stringify/sync');
  const options = { delimiter: ';', record_delimiter: 'windows', escape_formulas: true };
  yield stringify([[...columns]], { ...options, bom: true });
  for await (const rows of pages) {
    const table = rows.map((row) => cellsOf(row, columns));
    yield stringify(table, options);
  }
}

async function writeWorkbook(
  pages: AsyncIterable<ExportRow[]>,
  columns: readonly string[],
  file: string,
): Promise<void> {
  const table: (string | number)[][] = [[...columns]];
  for await (const rows of pages) {
    for (const row of rows) table.push(cellsOf(row, columns));
    if (table.length > WORKBOOK_ROWS_MAX) {
      throw new OperatorFailure(`a workbook has at most ${WORKBOOK_ROWS_MAX} rows; use csv`);
    }
  }
  const { default: toWorkbook } = await import('write-excel-file/node');
  await toWorkbook(table).toFile(file);
}

function cellsOf(row: ExportRow, columns: readonly string[]): (string | number)[] {
  return columns.map((column) => row[column] ?? '');
}
