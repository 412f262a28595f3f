import { type Bitset, countBits, intersect, unite } from './bitset';
import { isUnknown, type Meaning, type Search, setOf } from './meaning';
import { takeCopy } from './scratch';

/** A number or two letters alone say nothing about what is sought; "oʻ" is typed with any sign. */
const TELLING = /^\p{L}(\P{N}*\p{L}){2}/u;

/** A Russian adjective: what it is said of tells more. */
const ADJECTIVE = /(?:[ыио]й|[ая]я|[оеыи]е)$/u;

type Sought = { meaning: Meaning; set: Bitset };

/** What is left when unknown words go, then the one without which most is found. */
export function withoutWeakest(search: Search, meanings: Meaning[]): Meaning[] {
  const known = meanings.filter((meaning) => !isUnknown(meaning));
  const sought = known.map((meaning) => {
    const set = setOf(search, meaning.related);
    unite(set, setOf(search, meaning.exact));
    return { meaning, set };
  });
  const kept = mostTogether(search, sought);
  return isTelling(kept) ? kept.map(({ meaning }) => meaning) : [];
}

function isTelling(kept: Sought[]): boolean {
  return kept.some(({ meaning }) => TELLING.test(meaning.unit.spelling));
}

function mostTogether(search: Search, sought: Sought[]): Sought[] {
  if (countOfAll(search, sought) > 0) return sought;
  const adjectives = sought.filter(({ meaning }) => ADJECTIVE.test(meaning.unit.spelling));
  const weak = adjectives.length > 0 && adjectives.length < sought.length ? adjectives : sought;
  const rests = weak.map((one) => sought.filter((other) => other !== one)).filter(isTelling);
  const counts = rests.map((rest) => countOfAll(search, rest));
  const best = Math.max(0, ...counts);
  return best > 0 ? (rests[counts.indexOf(best)] ?? []) : inOrder(search, sought);
}

/** The first word, and of the others each with which anything is left. */
function inOrder(search: Search, sought: Sought[]): Sought[] {
  const kept: Sought[] = [];
  for (const next of sought) {
    if (countOfAll(search, [...kept, next]) > 0) kept.push(next);
  }
  return kept;
}

function countOfAll({ scratch }: Search, [first, ...others]: Sought[]): number {
  if (!first) return 0;
  const common = takeCopy(scratch, first.set);
  for (const { set } of others) intersect(common, set);
  return countBits(common);
}
