import { foldLoose } from '@/lib/domain/fold';
import { nameTokens } from './name-tokens';

/** Colours and sizes by the words in their names: goods are had in them and seldom named so. */
export type OptionNames = Map<string, number[]>;

/** Of a Russian adjective as it is written in either script, or folded. */
const ENDING =
  /(?:[ыио]й|[ая]я|[оеыи]е|[ую]ю|[ое]го|[ое]му|[ыи]ми|[ыи]х|[ыиое]м|[yio]?[yi]|[yi]?a[yi]a|o?[yi]?e)$/u;
const STEM_MIN = 3;

export function createOptionNames(options: { id: number; names: string[] }[]): OptionNames {
  const called: OptionNames = new Map();
  for (const { id, names } of options) {
    const words = names.flatMap(nameTokens).flatMap((word) => keysOf(word));
    for (const key of new Set(words)) called.set(key, [...(called.get(key) ?? []), id]);
  }
  return called;
}

/** What is called by the word or, a colour, by another of its endings. */
export function optionsCalled(
  called: OptionNames,
  word: { token: string; spelling: string },
): number[] {
  if (word.token === '') return [];
  return [...new Set(keysOf(word).flatMap((key) => called.get(key) ?? []))];
}

function keysOf({ token, spelling }: { token: string; spelling: string }): string[] {
  const stem = spelling.replace(ENDING, '');
  const isEnded = stem !== spelling && stem.length >= STEM_MIN;
  return isEnded ? [token, `${foldLoose(stem)}-`] : [token];
}
