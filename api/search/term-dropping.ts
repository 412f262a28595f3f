import { type Bitset, countBits, intersect } from './bitset';
import { takeCopy } from './bitset-pool';
import { hadSo, isUnknown, type Meaning, type Search, tiersOf } from './term-expansion';

/** A number or two letters alone say nothing about what is sought; "oʻ" is typed with any sign. */
const TELLING = /^\p{L}(\P{N}*\p{L}){2}/u;

/** Of a Russian adjective: what it, or a colour or size, is said of tells more. */
const ADJECTIVE = /(?:[ыио]й|[ая]я|[оеыи]е)$/u;

type Sought = { meaning: Meaning; set: Bitset; isOption: boolean };

/** What is left when unknown words go, then the one without which most is found. */
export function withoutWeakest(search: Search, meanings: Meaning[]): Meaning[] {
  const known = meanings.filter((meaning) => !isUnknown(meaning));
  const sought = known.map((meaning) => {
    const [, isOption] = hadSo(search, meaning);
    return { meaning, set: tiersOf(search, meaning)[1], isOption };
  });
  const kept = mostTogether(search, sought);
  return isTelling(kept) ? kept.map(({ meaning }) => meaning) : [];
}

function isTelling(kept: Sought[]): boolean {
  return kept.some(({ meaning, isOption }) => !isOption && TELLING.test(meaning.unit.spelling));
}

function mostTogether(search: Search, sought: Sought[]): Sought[] {
  if (countOfAll(search, sought) > 0) return sought;
  const adjectives = sought.filter(
    ({ meaning, isOption }) => isOption || ADJECTIVE.test(meaning.unit.spelling),
  );
  const weak = adjectives.length > 0 && adjectives.length < sought.length ? adjectives : sought;
  const rests = weak.map((one) => sought.filter((other) => other !== one)).filter(isTelling);
  const counts = rests.map((rest) => countOfAll(search, rest));
  const best = Math.max(0, ...counts);
  return best > 0 ? (rests[counts.indexOf(best)] ?? []) : inOrder(search, sought);
}

/** The first word, and of the others each with which anything is left; options come last. */
function inOrder(search: Search, sought: Sought[]): Sought[] {
  const kept: Sought[] = [];
  const options = sought.filter(({ isOption }) => isOption);
  for (const next of [...sought.filter(({ isOption }) => !isOption), ...options]) {
    if (countOfAll(search, [...kept, next]) > 0) kept.push(next);
  }
  return sought.filter((one) => kept.includes(one));
}

function countOfAll({ scratch }: Search, [first, ...others]: Sought[]): number {
  if (!first) return 0;
  const common = takeCopy(scratch, first.set);
  for (const { set } of others) intersect(common, set);
  return countBits(common);
}
