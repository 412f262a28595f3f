import { swapLayout } from '@/lib/domain/fold';
import { type Bitset, intersect, isEmpty } from './bitset';
import { correctSpelling } from './spell-correction';
import { dropWeakTerms } from './term-dropping';
import { expandTerm, isUnknown, type Search, type TermExpansion, tiersOf } from './term-expansion';
import { toUnits } from './text-units';

/** Matches from the best tier down, each a subset of the next; `corrected` as in `CatalogPage`. */
export type TextMatch = { tiers: [exact: Bitset, all: Bitset]; corrected: string | null };

/** The text as typed, and as if it had been typed in the other keyboard layout. */
export type Reading = { search: Search; asTyped: TermExpansion[]; swapped: () => TermExpansion[] };

export function readText(search: Search, text: string): Reading {
  const asTyped = expansions(search, text);
  let swapped: TermExpansion[] | null = asTyped.length > 0 ? null : [];
  return {
    search,
    asTyped,
    swapped() {
      swapped ??= expansions(forSwappedLayout(search), swapLayout(text));
      return swapped;
    },
  };
}

/** Tries each reading of the text only when those before it found nothing. */
export function searchText(search: Search, text: string): TextMatch | null {
  const reading = readText(search, text);
  return searchLiterally(reading) ?? searchCorrected(reading);
}

export function searchLiterally({ search, asTyped, swapped }: Reading): TextMatch | null {
  const literal = matchAll(search, asTyped);
  if (literal) return { tiers: literal, corrected: null };
  return matchCorrected(search, swapped());
}

export function searchCorrected({ search, asTyped, swapped }: Reading): TextMatch | null {
  const corrected = asTyped.map((expansion) => correctUnknown(search, expansion));
  return (
    matchCorrected(search, corrected) ??
    matchCorrected(
      search,
      swapped().map((expansion) => correctUnknown(search, expansion)),
    ) ??
    matchCorrected(search, dropWeakTerms(search, corrected))
  );
}

/** Matches of all words as typed, or else of those that occur in names. */
export function searchAsTyped(search: Search, text: string): TextMatch | null {
  const asTyped = expansions(search, text);
  return matchCorrected(search, asTyped) ?? matchCorrected(search, dropWeakTerms(search, asTyped));
}

/** A short prefix begins too many words to prove that the other layout was meant. */
function forSwappedLayout(search: Search): Search {
  return search.starts === 'unknown' ? { ...search, starts: 'long' } : search;
}

function expansions(search: Search, text: string): TermExpansion[] {
  return toUnits(text).map((unit) => expandTerm(search, unit));
}

function matchAll(search: Search, units: TermExpansion[]): TextMatch['tiers'] | null {
  const [first, ...others] = units.some(isUnknown) ? [] : units;
  if (!first) return null;
  const [exact, all] = tiersOf(search, first);
  for (const other of others) {
    const [otherExact, otherAll] = tiersOf(search, other);
    intersect(exact, otherExact);
    intersect(all, otherAll);
  }
  return isEmpty(all) ? null : [exact, all];
}

function matchCorrected(search: Search, units: TermExpansion[]): TextMatch | null {
  const tiers = matchAll(search, units);
  return tiers && { tiers, corrected: units.map(({ unit }) => unit.spelling).join(' ') };
}

function correctUnknown(search: Search, expansion: TermExpansion): TermExpansion {
  if (!isUnknown(expansion)) return expansion;
  const unit = correctSpelling(search.index, expansion.unit);
  return unit === expansion.unit ? expansion : expandTerm(search, unit);
}
