import type { z } from 'zod';
import { shown } from '@/api/import/changes';
import { isBlank, trimBlank } from '@/lib/domain/text/blank-text';
import { CLEAR } from './cell';
import { columns } from './columns';
import { articleOf, type FaultyRow, type FileRow } from './read-rows';

/** The fields of a row: `undefined` if missing, `null` if cleared. */
export type ImportRow = z.infer<typeof columns> & { row: number };

/** Validates the cells of a row. Returns the typed row, or all faults of the row. */
export function parseRow({ row, fields }: FileRow): ImportRow | FaultyRow {
  const filled = Object.fromEntries(
    Object.entries(fields)
      .filter(([, value]) => !isEmpty(value))
      .map(([column, value]) => [column, isClear(value) ? null : value]),
  );
  const result = columns.safeParse(filled);
  if (result.success) return { row, ...result.data };

  const faults = result.error.issues.map(({ path: [column = ''], message }) => {
    const name = String(column);
    const value = filled[name];
    if (!(name in filled)) return `${name}: is empty`;
    if (value === null) return `${name}: cannot be cleared`;
    return `${name}: ${typeof value === 'object' ? message : `'${shown(value)}' ${message}`}`;
  });
  return { row, article: articleOf(filled), reason: faults.join('; ') };
}

function isEmpty(value: unknown): boolean {
  if (typeof value === 'string') return isBlank(value);
  return value === null || value === undefined || (Array.isArray(value) && value.length === 0);
}

function isClear(value: unknown): boolean {
  return typeof value === 'string' && trimBlank(value).toLowerCase() === CLEAR;
}
