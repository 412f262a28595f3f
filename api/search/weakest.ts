import { countBits, intersect, isEmpty } from './bitset';
import { type Scratch, takeCopy } from './scratch';
import type { UnitSets } from './unit-sets';

/** A number or two letters alone say nothing about what is sought. */
const TELLING = /^\p{L}{3}/u;

/** What is left when unknown words go, then those without which most is found. */
export function withoutWeakest(scratch: Scratch, sets: UnitSets[]): UnitSets[] {
  let kept = sets.filter(({ all }) => !isEmpty(all));
  while (kept.length > 1 && countOfAll(scratch, kept) === 0) {
    const rests = kept.map((weak) => kept.filter((other) => other !== weak));
    const counts = rests.map((rest) => countOfAll(scratch, rest));
    const best = Math.max(...counts);
    const weakest = best > 0 ? counts.indexOf(best) : mostCommon(kept);
    kept = rests[weakest] ?? [];
  }
  return kept.some(({ unit }) => TELLING.test(unit.spelling)) ? kept : [];
}

function mostCommon(sets: UnitSets[]): number {
  const counts = sets.map(({ all }) => countBits(all));
  return counts.indexOf(Math.max(...counts));
}

function countOfAll(scratch: Scratch, [first, ...others]: UnitSets[]): number {
  if (!first) return 0;
  const common = takeCopy(scratch, first.all);
  for (const { all } of others) intersect(common, all);
  return countBits(common);
}
