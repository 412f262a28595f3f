import { trimBlank } from '@/lib/domain/text/blank-text';
import { fold } from '@/lib/domain/text/fold';

const TERMS_MAX = 10;

export function addTerm(history: readonly string[], term: string): string[] {
  const key = keyOf(term);
  return cleanHistory([term, ...history.filter((known) => keyOf(known) !== key)]);
}

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
