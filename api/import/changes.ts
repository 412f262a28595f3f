import type { Text } from '@/api/db/schema/column';
import { DEFAULT_CONTENT_LOCALE } from '@/lib/constants';
import { categoriesTo, type Naming } from './naming';
import type { Pair } from './read/cell';

export type FieldChange = {
  article: string;
  option: string;
  field: string;
  was: string;
  becomes: string;
};

/** The field of a change that withdraws a variant, or adds or returns one for sale. */
export const VARIANT = 'variant';

export type Shown = string | number | boolean | null | undefined;

const SHOWN_MAX = 60;

/**
 * Formats a value for the report as one short line. Old texts may contain anything, even line
 * breaks.
 */
export function shown(value: unknown): string {
  if (value === null || value === undefined || value === '') return '';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  const text = String(value).replace(/[\p{Cc}\s]+/gu, ' ');
  return text.length > SHOWN_MAX ? `${text.slice(0, SHOWN_MAX - 1)}…` : text;
}

export function shownOptions({ values }: Naming, options: Record<string, number>): string {
  return Object.values(options)
    .map((id) => values.get(id)?.value[DEFAULT_CONTENT_LOCALE] ?? String(id))
    .join(', ');
}

export function shownCategory(naming: Naming, id: number): string {
  return categoriesTo(naming, id)
    .map(({ name }) => name[DEFAULT_CONTENT_LOCALE])
    .join(' > ');
}

/**
 * Formats attributes and their values in both languages. The result is also used to compare two
 * states of a product.
 */
export function shownPairs(pairs: Pick<Pair, 'attribute' | 'value'>[]): string {
  const both = ({ uz, ru }: Text) => (uz === ru ? uz : `${uz}|${ru}`);
  return pairs.map(({ attribute, value }) => `${both(attribute)} = ${both(value)}`).join('; ');
}
