import { foldLoose } from '@/lib/domain/fold';
import { nameTokens } from './name-tokens';

/** Ids of colours and sizes by the words of their names, which product names seldom contain. */
export type OptionNames = Map<string, number[]>;

const ENDING =
  /(?:[ыио]й|[ая]я|[оеыи]е|[ую]ю|[ое]го|[ое]му|[ыи]ми|[ыи]х|[ыиое]м|[yio]?[yi]|[yi]?a[yi]a|o?[yi]?e)$/u;
const STEM_MIN = 3;

export function createOptionNames(options: { id: number; names: string[] }[]): OptionNames {
  const idsByWord: OptionNames = new Map();
  for (const { id, names } of options) {
    const words = names.flatMap(nameTokens).flatMap(keysOf);
    for (const key of new Set(words)) idsByWord.set(key, [...(idsByWord.get(key) ?? []), id]);
  }
  return idsByWord;
}

export function optionsNamed(
  idsByWord: OptionNames,
  word: { token: string; spelling: string },
): number[] {
  if (word.token === '') return [];
  return [...new Set(keysOf(word).flatMap((key) => idsByWord.get(key) ?? []))];
}

function keysOf({ token, spelling }: { token: string; spelling: string }): string[] {
  const stem = spelling.replace(ENDING, '');
  const isEnded = stem !== spelling && stem.length >= STEM_MIN;
  return isEnded ? [token, `${foldLoose(stem)}-`] : [token];
}
