import { resolve } from 'node:path';
import type { Operator } from './operator';

const BAD_ROWS = 2;

export async function importing(
  shop: Operator,
  [file = '']: string[],
  dryRun: boolean,
): Promise<number> {
  const began = performance.now();
  const report = await shop('import', { file: resolve(file), dryRun });
  for (const { row, reason } of report.bad) console.error(`row ${row}: ${reason}`);

  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  const taken = dryRun ? 'rows would be taken' : 'rows taken';
  console.log(
    `${report.rows} ${taken}, ${report.bad.length} refused: ${report.added} products added, ` +
      `${report.changed} changed, ${report.unchanged} as they were (${seconds} s)`,
  );
  return report.bad.length > 0 ? BAD_ROWS : 0;
}
