import type { Finding } from './check';

type ReportOptions = { files: number; withWarnings: boolean };

export function printReport(findings: readonly Finding[], { files, withWarnings }: ReportOptions) {
  const errors = findings.filter(({ level }) => level === 'error');
  const warnings = findings.filter(({ level }) => level === 'warning');
  for (const finding of withWarnings ? findings : errors) console.log(line(finding));
  if (errors.length > 0) console.table(table(errors));
  if (warnings.length > 0)
    console.log(`Warnings (--warnings lists them): ${inWords(countByRule(warnings))}`);
  console.log(`files checked: ${files}, errors: ${errors.length}, warnings: ${warnings.length}`);
}

/** Formats a finding as one line. */
export function line({ path, line, rule, excerpt, hint }: Finding): string {
  return `${path}:${line}: ${rule}: ${excerpt} → ${hint}`;
}

/** Counts by folder (rows) and rule (columns). */
export function table(errors: readonly Finding[]): Record<string, Record<string, number>> {
  const folders = [...new Set(errors.map(({ path }) => folderOf(path)))];
  const rows = folders.map((folder) => [
    folder,
    countByRule(errors.filter(({ path }) => folderOf(path) === folder)),
  ]);
  return { ...Object.fromEntries(rows), total: countByRule(errors) };
}

function countByRule(findings: readonly Finding[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { rule } of findings) counts[rule] = (counts[rule] ?? 0) + 1;
  return counts;
}

function inWords(counts: Record<string, number>): string {
  return Object.entries(counts)
    .sort(([, a], [, b]) => b - a)
    .map(([rule, count]) => `${rule} ${count}`)
    .join(', ');
}

/** Returns the first two folders of a path. */
function folderOf(path: string): string {
  if (path.startsWith('commit ')) return 'commits';
  return path.split('/').slice(0, -1).slice(0, 2).join('/') || '.';
}
