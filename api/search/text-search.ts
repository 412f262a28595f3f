import { swapLayout } from '@/lib/domain/fold';
import { type Bitset, intersect, isEmpty } from './bitset';
import { mend } from './mend';
import { takeCopy } from './scratch';
import { type TextUnit, toUnits } from './text-units';
import { type Search, setsOf, type UnitSets } from './unit-sets';
import { withoutWeakest } from './weakest';

/** Sets from the best match down, each within the next; `corrected` as in `CatalogPage`. */
export type TextMatch = { tiers: [exact: Bitset, all: Bitset]; corrected: string | null };

/** Each way of reading the text is tried only when those before it found nothing. */
export function searchText(search: Search, text: string): TextMatch | null {
  const units = toUnits(text);
  if (units.length === 0) return null;
  const asTyped = units.map((unit) => setsOf(search, unit));
  const literal = matchAll(search, asTyped);
  if (literal) return { tiers: literal, corrected: null };

  const swapped = toUnits(swapLayout(text)).map((unit) => setsOf(search, unit));
  const bySwap = corrected(search, swapped);
  if (bySwap) return bySwap;

  const mended = asTyped.map((sets) => mendedSets(search, sets, 'unknown'));
  return (
    corrected(search, mended) ??
    corrected(
      search,
      swapped.map((sets) => mendedSets(search, sets, 'unknown')),
    ) ??
    corrected(
      search,
      asTyped.map((sets) => mendedSets(search, sets, 'any')),
    ) ??
    corrected(search, withoutWeakest(search.scratch, mended))
  );
}

/** What has all the units, if anything has. */
function matchAll({ scratch }: Search, sets: UnitSets[]): TextMatch['tiers'] | null {
  const [first, ...others] = sets;
  if (!first) return null;
  const exact = takeCopy(scratch, first.exact);
  const all = takeCopy(scratch, first.all);
  for (const other of others) {
    intersect(exact, other.exact);
    intersect(all, other.all);
  }
  return isEmpty(all) ? null : [exact, all];
}

function corrected(search: Search, sets: UnitSets[]): TextMatch | null {
  const tiers = matchAll(search, sets);
  return tiers && { tiers, corrected: spelled(sets.map(({ unit }) => unit)) };
}

function mendedSets(search: Search, sets: UnitSets, which: 'unknown' | 'any'): UnitSets {
  if (which === 'unknown' && !isEmpty(sets.all)) return sets;
  const unit = mend(search.index, sets.unit, which);
  return unit === sets.unit ? sets : setsOf(search, unit);
}

function spelled(units: TextUnit[]): string {
  return units.map(({ spelling }) => spelling).join(' ');
}
