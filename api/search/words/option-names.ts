import { foldLoose } from '@/lib/domain/text/fold';
import { isJoinable, type NameToken, nameTokens } from './name-tokens';

/** Maps the words of color and size names, which product names rarely contain, to ids. */
export type OptionNames = Map<string, number[]>;

const ENDING =
  /(?:[ыио]й|[ая]я|[оеыи]е|[ую]ю|[ое]го|[ое]му|[ыи]ми|[ыи]х|[ыиое]м|[yio]?[yi]|[yi]?a[yi]a|o?[yi]?e)$/u;
const STEM_MIN = 3;

export function createOptionNames(options: { id: number; names: string[] }[]): OptionNames {
  const idsByWord: OptionNames = new Map();
  for (const { id, names } of options) {
    const words = names.map(nameTokens).flatMap(withJoined).flatMap(keysOf);
    for (const key of new Set(words)) idsByWord.set(key, [...(idsByWord.get(key) ?? []), id]);
  }
  return idsByWord;
}

export function optionsNamed(idsByWord: OptionNames, word: NameToken): number[] {
  if (word.token === '') return [];
  return [...new Set(keysOf(word).flatMap((key) => idsByWord.get(key) ?? []))];
}

/** Adds joined forms: shoppers type `128 GB` as `128gb` as well. */
function withJoined(tokens: NameToken[]): NameToken[] {
  const joined = tokens.flatMap((one, i) => {
    const next = tokens[i + 1];
    if (!next || !isJoinable(one.token, next.token)) return [];
    return [{ token: one.token + next.token, spelling: one.spelling + next.spelling }];
  });
  return [...tokens, ...joined];
}

function keysOf({ token, spelling }: NameToken): string[] {
  const stem = spelling.replace(ENDING, '');
  const isEnded = stem !== spelling && stem.length >= STEM_MIN;
  return isEnded ? [token, `${foldLoose(stem)}-`] : [token];
}
