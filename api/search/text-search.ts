import { swapLayout } from '@/lib/domain/fold';
import { type Bitset, intersect, isEmpty } from './bitset';
import { mend } from './spell-correction';
import { withoutWeakest } from './term-dropping';
import { isUnknown, type Meaning, meaningOf, type Search, tiersOf } from './term-expansion';
import { toUnits } from './text-units';

/** Sets from the best match down, each within the next; `corrected` as in `CatalogPage`. */
export type TextMatch = { tiers: [exact: Bitset, all: Bitset]; corrected: string | null };

/** The text as it is typed and as it was typed in the other layout of the keyboard. */
export type Reading = { search: Search; asTyped: Meaning[]; swapped: () => Meaning[] };

export function readText(search: Search, text: string): Reading {
  const asTyped = meanings(search, text);
  let swapped: Meaning[] | null = asTyped.length > 0 ? null : [];
  return {
    search,
    asTyped,
    swapped() {
      swapped ??= meanings(whereSwapped(search), swapLayout(text));
      return swapped;
    },
  };
}

/** Each way of reading the text is tried only when those before it found nothing. */
export function searchText(search: Search, text: string): TextMatch | null {
  const reading = readText(search, text);
  return searchLiterally(reading) ?? searchMended(reading);
}

export function searchLiterally({ search, asTyped, swapped }: Reading): TextMatch | null {
  const literal = matchAll(search, asTyped);
  if (literal) return { tiers: literal, corrected: null };
  return matchCorrected(search, swapped());
}

export function searchMended({ search, asTyped, swapped }: Reading): TextMatch | null {
  const mended = asTyped.map((meaning) => mendUnknown(search, meaning));
  return (
    matchCorrected(search, mended) ??
    matchCorrected(
      search,
      swapped().map((meaning) => mendUnknown(search, meaning)),
    ) ??
    matchCorrected(search, withoutWeakest(search, mended))
  );
}

/** What has the words as they are typed, or else those of them that the names know. */
export function searchAsTyped(search: Search, text: string): TextMatch | null {
  const asTyped = meanings(search, text);
  return matchCorrected(search, asTyped) ?? matchCorrected(search, withoutWeakest(search, asTyped));
}

/** Few letters begin too many words to tell that another layout was meant. */
function whereSwapped(search: Search): Search {
  return search.starts === 'unknown' ? { ...search, starts: 'long' } : search;
}

function meanings(search: Search, text: string): Meaning[] {
  return toUnits(text).map((unit) => meaningOf(search, unit));
}

/** What has all the units, if anything has. */
function matchAll(search: Search, units: Meaning[]): TextMatch['tiers'] | null {
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

function matchCorrected(search: Search, units: Meaning[]): TextMatch | null {
  const tiers = matchAll(search, units);
  return tiers && { tiers, corrected: units.map(({ unit }) => unit.spelling).join(' ') };
}

function mendUnknown(search: Search, meaning: Meaning): Meaning {
  if (!isUnknown(meaning)) return meaning;
  const unit = mend(search.index, meaning.unit);
  return unit === meaning.unit ? meaning : meaningOf(search, unit);
}
