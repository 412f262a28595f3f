import { swapLayout } from '@/lib/domain/fold';
import { correctSpelling } from './spell-correction';
import { dropWeakTerms } from './term-dropping';
import { expandTerm, isUnknown, type Search, type TermExpansion, tiersOf } from './term-expansion';
import { toUnits } from './text-units';

/** Matches from the best tier down, each a subset of the next; `corrected` as in `CatalogPage`. */
export type TextMatch<Named> = {
  tiers: [exact: Named, all: Named];
  corrected: string | null;
};

/** The text as typed, and as if it had been typed in the other keyboard layout. */
export type Reading<Named> = {
  search: Search<Named>;
  asTyped: TermExpansion[];
  swapped: () => TermExpansion[];
};

export function readText<Named>(search: Search<Named>, text: string): Reading<Named> {
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
export function searchText<Named>(search: Search<Named>, text: string): TextMatch<Named> | null {
  const reading = readText(search, text);
  return searchLiterally(reading) ?? searchCorrected(reading);
}

export function searchLiterally<Named>({
  search,
  asTyped,
  swapped,
}: Reading<Named>): TextMatch<Named> | null {
  const literal = matchAll(search, asTyped);
  if (literal) return { tiers: literal, corrected: null };
  return matchCorrected(search, swapped());
}

export function searchCorrected<Named>({
  search,
  asTyped,
  swapped,
}: Reading<Named>): TextMatch<Named> | null {
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
export function searchAsTyped<Named>(search: Search<Named>, text: string): TextMatch<Named> | null {
  const asTyped = expansions(search, text);
  return matchCorrected(search, asTyped) ?? matchCorrected(search, dropWeakTerms(search, asTyped));
}

/** A short prefix begins too many words to prove that the other layout was meant. */
function forSwappedLayout<Named>(search: Search<Named>): Search<Named> {
  return search.starts === 'unknown' ? { ...search, starts: 'long' } : search;
}

function expansions<Named>(search: Search<Named>, text: string): TermExpansion[] {
  return toUnits(text).map((unit) => expandTerm(search, unit));
}

function matchAll<Named>(
  search: Search<Named>,
  units: TermExpansion[],
): TextMatch<Named>['tiers'] | null {
  const { sets } = search;
  const [first, ...others] = units.some(isUnknown) ? [] : units;
  if (!first) return null;
  let [exact, all] = tiersOf(search, first);
  for (const other of others) {
    const [otherExact, otherAll] = tiersOf(search, other);
    exact = sets.intersect(exact, otherExact);
    all = sets.intersect(all, otherAll);
  }
  return sets.isEmpty(all) ? null : [exact, all];
}

function matchCorrected<Named>(
  search: Search<Named>,
  units: TermExpansion[],
): TextMatch<Named> | null {
  const tiers = matchAll(search, units);
  return tiers && { tiers, corrected: units.map(({ unit }) => unit.spelling).join(' ') };
}

function correctUnknown<Named>(search: Search<Named>, expansion: TermExpansion): TermExpansion {
  if (!isUnknown(expansion)) return expansion;
  const unit = correctSpelling(search, expansion.unit);
  return unit === expansion.unit ? expansion : expandTerm(search, unit);
}
