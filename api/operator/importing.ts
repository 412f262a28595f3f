import type { ImportReport } from '@/api/import/result';
import { plainLine } from '@/lib/domain/plain-text';
import type { Command } from './command';
import type { Operator } from './operator';

const BAD_ROWS = 2;

export async function importing(shop: Operator, command: Command<'import'>): Promise<number> {
  const began = performance.now();
  const report = await shop('import', command);
  for (const { row, reason } of report.bad) console.error(plainLine(`row ${row}: ${reason}`));
  if (command.dryRun) for (const line of changeLines(report)) console.log(plainLine(line));

  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const taken = command.dryRun ? 'rows would be taken' : 'rows taken';
  const heldBack = report.heldBack > 0 ? ` and ${report.heldBack} left out with them` : '';
  console.log(
    `${report.rows} ${taken}, ${report.bad.length} refused${heldBack}: ` +
      `${report.added} products added, ${report.changed} changed, ` +
      `${report.unchanged} as they were (${seconds} s)`,
  );
  return report.bad.length > 0 ? BAD_ROWS : 0;
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
