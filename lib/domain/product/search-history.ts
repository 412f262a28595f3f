import { trimBlank } from '@/lib/domain/text/blank-text';
import { fold } from '@/lib/domain/text/fold';

const TERMS_MAX = 10;

/** Moves a term to the front of the history. Terms with the same folded text count as one. */
export function addTerm(history: readonly string[], term: string): string[] {
  const key = keyOf(term);
  return cleanHistory([term, ...history.filter((known) => keyOf(known) !== key)]);
}

/** Removes invalid terms from a stored history and limits the number of terms. */
export function cleanHistory(values: readonly unknown[]): string[] {
  return values
    .filter((value) => typeof value === 'string')
    .map(trimBlank)
    .filter(Boolean)
    .slice(0, TERMS_MAX);
}

function keyOf(term: string): string {
  return fold(term) || trimBlank(term);
}
