import { bothLayouts, spaceBorders, splitCompounds } from '@/api/search/words/respaced';
import { correctSpelling } from '@/api/search/words/spell-correction';
import { dropWeakTerms } from '@/api/search/words/term-dropping';
import {
  expandTerm,
  isUnknown,
  type Search,
  type TermExpansion,
  tiersOf,
} from '@/api/search/words/term-expansion';
import { toUnits } from '@/api/search/words/text-units';
import { swapLayout } from '@/lib/domain/text/fold';

/**
 * The matches for a search text, best tier first. Each tier is a subset of the next. `corrected` is
 * as in `CatalogPage`.
 */
export type TextMatch<Named> = {
  tiers: [exact: Named, all: Named];
  corrected: string | null;
};

/** A text as typed, and as if it had been typed in the other keyboard layout. */
export type Reading<Named> = {
  search: Search<Named>;
  asTyped: TermExpansion[];
  swapped: () => TermExpansion[];
  /** The text as typed, with each unknown word replaced by the most likely correction. */
  corrected: () => TermExpansion[];
};

/** A strategy for searching for a text. */
export type Way<Match> = (text: string) => Match | null;

/** The strategies, ordered from the literal text to texts with fewer words. */
export type Ways<Match> = { literally: Way<Match>; spelled: Way<Match>; dropping: Way<Match> };

/**
 * Parses a text. The versions in the other keyboard layout and with corrected words are computed on
 * first use.
 */
export function readText<Named>(search: Search<Named>, text: string): Reading<Named> {
  const asTyped = expansions(search, text);
  const swapped = once(() =>
    asTyped.length > 0 ? expansions(forSwappedLayout(search), swapLayout(text)) : [],
  );
  const corrected = once(() => asTyped.map((expansion) => correctUnknown(search, expansion)));
  return { search, asTyped, swapped, corrected };
}

/** Searches for a text, using each strategy only if the previous ones found nothing. */
export function searchText<Named>(search: Search<Named>, text: string): TextMatch<Named> | null {
  const read = readOnce(search);
  return searchInTurn(search, text, {
    literally: (one) => searchLiterally(read(one)),
    spelled: (one) => searchSpelled(read(one)),
    dropping: (one) => searchDropping(read(one)),
  });
}

/**
 * Tries the strategies in order. Before words are changed or dropped, the text is also tried with
 * its words split and joined as they are in names. Such a text is reported as a correction.
 */
export function searchInTurn<Named, Match extends Pick<TextMatch<unknown>, 'corrected'>>(
  search: Search<Named>,
  text: string,
  { literally, spelled, dropping }: Ways<Match>,
): Match | null {
  const found = literally(text);
  if (found) return found;
  const layouts = bothLayouts(text);
  const spaced = layouts.flatMap((one) => spaceBorders(search, one) ?? []);
  const respaced: Way<Match> = (one) => {
    const match = literally(one);
    return match && { ...match, corrected: match.corrected ?? one };
  };
  return (
    firstOf(spaced, respaced) ??
    spelled(text) ??
    firstOf(spaced, spelled) ??
    firstOf([...spaced, ...layouts], (one) => firstOf(splitCompounds(search, one), respaced)) ??
    dropping(text) ??
    firstOf(spaced, dropping)
  );
}

/** Returns a function that parses a text and caches the result for all strategies. */
export function readOnce<Named>(search: Search<Named>): (text: string) => Reading<Named> {
  const readings = new Map<string, Reading<Named>>();
  return (text) => {
    const reading = readings.get(text) ?? readText(search, text);
    readings.set(text, reading);
    return reading;
  };
}

/**
 * Searches for the words as typed, or as if typed in the other keyboard layout. Returns `null`
 * without a match.
 */
export function searchLiterally<Named>({
  search,
  asTyped,
  swapped,
}: Reading<Named>): TextMatch<Named> | null {
  const literal = matchAll(search, asTyped);
  if (literal) return { tiers: literal, corrected: null };
  return matchCorrected(search, swapped());
}

/**
 * Searches for the words with corrected spelling, in both keyboard layouts. Returns `null` without
 * a match.
 */
export function searchSpelled<Named>({
  search,
  corrected,
  swapped,
}: Reading<Named>): TextMatch<Named> | null {
  return (
    matchCorrected(search, corrected()) ??
    matchCorrected(
      search,
      swapped().map((expansion) => correctUnknown(search, expansion)),
    )
  );
}

/** Searches for the corrected words without the weakest ones. Returns `null` without a match. */
export function searchDropping<Named>({
  search,
  corrected,
}: Reading<Named>): TextMatch<Named> | null {
  return matchCorrected(search, dropWeakTerms(search, corrected()));
}

/** Searches for all words as typed, or otherwise only for those that occur in names. */
export function searchAsTyped<Named>(search: Search<Named>, text: string): TextMatch<Named> | null {
  const asTyped = expansions(search, text);
  return matchCorrected(search, asTyped) ?? matchCorrected(search, dropWeakTerms(search, asTyped));
}

/**
 * Returns the search without short prefixes. Too many words start with them, so a match would not
 * prove that the shopper meant the other layout.
 */
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

function firstOf<Match>(texts: string[], way: Way<Match>): Match | null {
  for (const text of texts) {
    const found = way(text);
    if (found) return found;
  }
  return null;
}

function once<Value>(make: () => Value): () => Value {
  let made: { value: Value } | null = null;
  return () => {
    made ??= { value: make() };
    return made.value;
  };
}

function correctUnknown<Named>(search: Search<Named>, expansion: TermExpansion): TermExpansion {
  if (!isUnknown(expansion)) return expansion;
  const unit = correctSpelling(search, expansion.unit);
  return unit === expansion.unit ? expansion : expandTerm(search, unit);
}
