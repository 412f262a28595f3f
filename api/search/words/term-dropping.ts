import {
  isUnknown,
  matchOptions,
  type Search,
  type TermExpansion,
  tiersOf,
} from './term-expansion';

/**
 * Matches a word with at least three letters, because a number or two letters do not identify a
 * product. Apostrophes may occur within a word, as in `oʻ`.
 */
const SPECIFIC = /^\p{L}(\P{N}*\p{L}){2}/u;

/**
 * Matches the ending of a Russian adjective. The noun next to an adjective, color or size is more
 * significant.
 */
const ADJECTIVE = /(?:[ыио]й|[ая]я|[оеыи]е)$/u;

type Candidate<Named> = { expansion: TermExpansion; set: Named; isOption: boolean };

/**
 * Drops unknown words. If no product has all other words, drops the one word whose removal yields
 * the most products. If no removal yields any, adds the words one by one and drops each that would
 * leave no product. Returns an empty list if none of the remaining words is specific.
 */
export function dropWeakTerms<Named>(
  search: Search<Named>,
  expansions: TermExpansion[],
): TermExpansion[] {
  const known = expansions.filter((expansion) => !isUnknown(expansion));
  const candidates = known.map((expansion) => {
    const [, isOption] = matchOptions(search, expansion);
    return { expansion, set: tiersOf(search, expansion)[1], isOption };
  });
  const kept = largestCommon(search, candidates);
  return isSpecific(kept) ? kept.map(({ expansion }) => expansion) : [];
}

function isSpecific<Named>(kept: Candidate<Named>[]): boolean {
  return kept.some(
    ({ expansion, isOption }) => !isOption && SPECIFIC.test(expansion.unit.spelling),
  );
}

function largestCommon<Named>(
  search: Search<Named>,
  candidates: Candidate<Named>[],
): Candidate<Named>[] {
  if (countOfAll(search, candidates) > 0) return candidates;
  const adjectives = candidates.filter(
    ({ expansion, isOption }) => isOption || ADJECTIVE.test(expansion.unit.spelling),
  );
  const weak =
    adjectives.length > 0 && adjectives.length < candidates.length ? adjectives : candidates;
  const rests = weak.map((one) => candidates.filter((other) => other !== one)).filter(isSpecific);
  const counts = rests.map((rest) => countOfAll(search, rest));
  const best = Math.max(0, ...counts);
  return best > 0 ? (rests[counts.indexOf(best)] ?? []) : keepGreedily(search, candidates);
}

/** Keeps the first word, then every word that still yields a result. Options are tried last. */
function keepGreedily<Named>(
  search: Search<Named>,
  candidates: Candidate<Named>[],
): Candidate<Named>[] {
  const kept: Candidate<Named>[] = [];
  const options = candidates.filter(({ isOption }) => isOption);
  for (const next of [...candidates.filter(({ isOption }) => !isOption), ...options]) {
    if (countOfAll(search, [...kept, next]) > 0) kept.push(next);
  }
  return candidates.filter((one) => kept.includes(one));
}

function countOfAll<Named>(
  { sets }: Search<Named>,
  [first, ...others]: Candidate<Named>[],
): number {
  if (!first) return 0;
  let common = sets.copy(first.set);
  for (const { set } of others) common = sets.intersect(common, set);
  return sets.count(common);
}
