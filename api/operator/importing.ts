import { type CatalogFile, readCatalog } from '@/api/import/read/read-catalog';
import type { ImportReport } from '@/api/import/result';
import type { ImportProgress, Watching } from '@/api/import/watching';
import { plainLine } from '@/lib/domain/text/plain-text';
import type { Operator } from './operator';

const BAD_ROWS = 2;
const PROGRESS_EVERY_MS = 2000;
const steps: Record<ImportProgress['step'], string> = {
  read: 'rows read',
  pictures: 'rows whose images were processed',
  products: 'products processed',
};

export async function importing(shop: Operator, command: ImportOptions): Promise<number> {
  const began = performance.now();
  const report = await withCancellation((signal) =>
    importFile(shop, command, { signal, onProgress: progressPrinter() }),
  );
  for (const { row, reason } of report.bad) console.error(plainLine(`row ${row}: ${reason}`));
  const unshown = report.refused - report.bad.length;
  if (unshown > 0) console.error(`… more rejected rows: ${unshown}`);
  for (const line of keptNameLines(report)) console.log(plainLine(line));
  for (const line of report.nearArticles) console.error(plainLine(`new SKU: ${line}`));
  if (command.dryRun) for (const line of changeLines(report)) console.log(plainLine(line));

  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const taken = command.dryRun ? 'rows that would be imported' : 'rows imported';
  const heldBack = report.heldBack > 0 ? `, skipped with them: ${report.heldBack}` : '';
  console.log(
    `${taken}: ${report.rows}, rejected: ${report.refused}${heldBack}; ` +
      `products added: ${report.added}, changed: ${report.changed}, ` +
      `unchanged: ${report.unchanged} (${seconds} s)`,
  );
  return report.refused > 0 ? BAD_ROWS : 0;
}

export type ImportOptions = Omit<CatalogFile, 'store'> & { dryRun: boolean };
/**
 * `heldBack` counts the valid rows that were not imported because another row of their product was
 * rejected.
 */
type FileReport = ImportReport & { heldBack: number };

/**
 * Reads a catalog file in this process, sends its images and products to the shop, and reports on
 * all rows.
 */
export async function importFile(
  shop: Operator,
  { dryRun, ...catalog }: ImportOptions,
  watching: Watching = {},
): Promise<FileReport> {
  const store = (bytes: Buffer) => shop('storePicture', { bytes, dryRun });
  const { products, total, bad } = await readCatalog({ ...catalog, store }, watching);
  const report = await shop(
    'import',
    { items: products, dryRun, withdrawOptions: catalog.withdrawOptions },
    watching,
  );
  bad.add(report.bad);
  const refused = bad.count + report.refused - report.bad.length;
  return { ...report, bad: bad.shown, refused, heldBack: total - report.rows - refused };
}

/** Ctrl-C stops the import after the current transaction. */
async function withCancellation<Result>(
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const canceling = new AbortController();
  const cancel = () => canceling.abort();
  process.once('SIGINT', cancel);
  try {
    return await work(canceling.signal);
  } finally {
    process.off('SIGINT', cancel);
  }
}

/**
 * Returns a function that prints at most one line of progress per interval, and nothing for a short
 * import.
 */
function progressPrinter(): (progress: ImportProgress) => void {
  let printedAt = performance.now();
  return ({ step, done, of }) => {
    if (performance.now() - printedAt < PROGRESS_EVERY_MS) return;
    printedAt = performance.now();
    console.error(`${steps[step]}: ${of === null ? done : `${done} of ${of}`}`);
  };
}

function keptNameLines({ keptNames }: ImportReport): string[] {
  if (keptNames.length === 0) return [];
  return [
    ...keptNames.map((name) => `category ${name}`),
    "an import does not rename categories. Rename them in the 'categories' section of the content file",
  ];
}

function changeLines({ changes, fields }: ImportReport): string[] {
  const lines = changes.map(({ article, option, field, was, becomes }) => {
    const name = option ? `${article} (${option})` : article;
    return `${name}: ${field}: ${was || '(none)'} → ${becomes || '(none)'}`;
  });
  const total = Object.values(fields).reduce((sum, times) => sum + times, 0);
  const more = total - changes.length;
  const counts = Object.entries(fields).map(([field, times]) => `${field} ${times}`);
  return [
    ...lines,
    ...(more > 0 ? [`… and ${more} more`] : []),
    ...(total > 0 ? [`changes: ${counts.join(', ')}`] : []),
  ];
}
