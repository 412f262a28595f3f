import { fold } from './fold';

const TERMS_MAX = 10;

export function addTerm(history: readonly string[], term: string): string[] {
  const key = keyOf(term);
  return cleanHistory([term, ...history.filter((known) => keyOf(known) !== key)]);
}

export function cleanHistory(values: readonly unknown[]): string[] {
  return values
    .filter((value) => typeof value === 'string')
    .map((value) => value.trim())
    .filter(Boolean)
    .slice(0, TERMS_MAX);
}

function keyOf(term: string): string {
  return fold(term) || term.trim();
}
