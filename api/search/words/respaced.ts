import { foldLoose, swapLayout } from '@/lib/domain/text/fold';
import { type NameToken, nameTokens } from './name-tokens';
import { expandTerm, isUnknown, type Search } from './term-expansion';
import { formsOf, type TextUnit, toUnits, WORDS_MAX } from './text-units';

/** Runs of digits or of letters of one script: `s24ultra` has the runs `s`, `24` and `ultra`. */
const RUNS = /\p{Nd}+|[\p{Script=Cyrillic}'ʻʼ’]+|[^\p{Nd}\p{Script=Cyrillic}]+/gu;
/**
 * Matches a word that is specific enough to split: it has three letters or four digits in a row.
 */
const SPECIFIC = /\p{L}{3}|\p{Nd}{4}/u;
const NUMBER = /^\d{4,}$/;
const GROUPS = /^\d{1,3}(?: \d{3})+$/;
const GROUP_BORDER = /\B(?=(?:\d{3})+$)/g;
const LETTERS_ONLY = /^[^\d]+$/;
const MODEL_NUMBER = /^\p{Nd}{1,4}$/u;
/** How many letters may precede the number in a model name: `s24`, `sm58`. */
const MODEL_LETTERS = [1, 2];
const PART_MIN = 2;
const COMPOUND_MIN = 5;
/** Maximum length, in characters, of a compound that is split into two words. */
const COMPOUND_MAX = 32;
/** Maximum number of splits that are tried for a compound, the most even ones first. */
const CUTS_MAX = 3;
/**
 * Compounds are split only in texts of up to this many words, because looking up their parts is
 * expensive.
 */
const COMPOUND_WORDS_MAX = 4;

/** Returns the text as typed, and as if it had been typed in the other keyboard layout. */
export function bothLayouts(text: string): string[] {
  return [text, swapLayout(text)];
}

/**
 * Adapts the spaces in a text without matches to those in product names: `iphone15` becomes
 * `iphone 15`, `20 000` becomes `20000`, and vice versa. It splits only unknown words, and creates
 * only known ones.
 *
 * @returns `null` when nothing changes.
 */
export function spaceBorders<Named>(search: Search<Named>, text: string): string | null {
  const tokens = nameTokens(text).slice(0, WORDS_MAX);
  const runs = tokens.flatMap((token, at) => {
    const cut = runsOf(search, token);
    return cut.length > 1 && isKnown(search, token, at === tokens.length - 1) ? [token] : cut;
  });
  const spaced = joinGroups(search, runs).flatMap((token) => groupsOf(search, token));
  const before = tokens.map(({ spelling }) => spelling);
  return spaced.join(' ') === before.join(' ') ? null : spaced.join(' ');
}

/**
 * Returns texts in which each unknown word is split into two known ones: `qoʻlsoat` into
 * `qoʻl soat`.
 *
 * @returns An empty list if a word stays unknown, because then no name has all words of the text,
 * or if the text has more than {@link COMPOUND_WORDS_MAX} words.
 */
export function splitCompounds<Named>(search: Search<Named>, text: string): string[] {
  const units = toUnits(text);
  if (units.length > COMPOUND_WORDS_MAX) return [];
  const cuts: string[][] = [];
  for (const unit of units) {
    const isWhole = !isUnknown(expandTerm(search, unit));
    const texts = isWhole ? [] : cutsOf(search, unit, unit.isLast);
    if (!isWhole && texts.length === 0) return [];
    cuts.push(texts);
  }
  const most = Math.min(CUTS_MAX, Math.max(0, ...cuts.map(({ length }) => length)));
  return Array.from({ length: most }, (_, rank) =>
    units.map(({ spelling }, at) => cuts[at]?.[rank] ?? cuts[at]?.[0] ?? spelling).join(' '),
  );
}

/**
 * Returns alternative spellings without using a vocabulary: with spaces between letters and digits,
 * then also with the digits of long numbers in groups.
 */
export function possibleSpacings(text: string): string[] {
  const spaced = text.split(/\s+/).flatMap(cutAtBorders);
  const grouped = spaced.map((run) => (NUMBER.test(run) ? run.replace(GROUP_BORDER, ' ') : run));
  const texts = [spaced, grouped].map((words) => words.join(' '));
  return [...new Set(texts)].filter((one) => one !== text);
}

/** Joins the groups of a number, longest run first, if a name contains the number as one word. */
function joinGroups<Named>(search: Search<Named>, tokens: NameToken[]): NameToken[] {
  const joined: NameToken[] = [];
  for (let at = 0; at < tokens.length; ) {
    const [number, length] = groupedNumber(search, tokens.slice(at));
    joined.push(number);
    at += length;
  }
  return joined;
}

function groupedNumber<Named>(
  search: Search<Named>,
  [first, ...rest]: NameToken[],
): [NameToken, number] {
  const tokens = first ? [first, ...rest] : [];
  for (let length = tokens.length; length > 1; length--) {
    const digits = tokens.slice(0, length).map(({ token }) => token);
    const token = digits.join('');
    if (!GROUPS.test(digits.join(' ')) || !isWord(search, token)) continue;
    return [{ token, spelling: token }, length];
  }
  return [first ?? { token: '', spelling: '' }, 1];
}

function runsOf<Named>(search: Search<Named>, token: NameToken): NameToken[] {
  const runs = cutAtBorders(token.spelling);
  return runs.length > 1 ? joinModels(search, runs).flatMap(nameTokens) : [token];
}

/**
 * Keeps the letters of a model number together with its digits: `galaxys24` is `galaxy` and `s24`.
 */
function joinModels<Named>(search: Search<Named>, runs: string[]): string[] {
  const joined = [...runs];
  for (const [at, number] of runs.entries()) {
    const letters = joined[at - 1];
    if (letters === undefined || !MODEL_NUMBER.test(number)) continue;
    joined.splice(at - 1, 2, ...cutModel(search, letters, number));
  }
  return joined;
}

function cutModel<Named>(
  search: Search<Named>,
  letters: string,
  number: string,
): [name: string, model: string] {
  if (!areNamed(search, letters)) {
    for (const length of MODEL_LETTERS) {
      const [name, model] = [letters.slice(0, -length), letters.slice(-length) + number];
      if (isWord(search, foldLoose(model)) && areNamed(search, name)) return [name, model];
    }
  }
  return [letters, number];
}

/** Returns whether names contain the word, or the two words that it is composed of. */
function areNamed<Named>(search: Search<Named>, word: string): boolean {
  const [token, ...others] = nameTokens(word);
  if (!token || others.length > 0) return false;
  return isKnown(search, token, false) || cutsOf(search, token, false).length > 0;
}

function cutAtBorders(word: string): string[] {
  return SPECIFIC.test(word) ? (word.match(RUNS) ?? []) : [word];
}

/** Splits a number into groups of three digits if names contain the groups but not the number. */
function groupsOf<Named>(search: Search<Named>, { token, spelling }: NameToken): string[] {
  if (!NUMBER.test(token) || isWord(search, token)) return [spelling];
  const groups = token.replace(GROUP_BORDER, ' ').split(' ');
  return groups.every((group) => isWord(search, group)) ? groups : [spelling];
}

/** Returns the possible splits of a word, the most even ones first. */
function cutsOf<Named>(search: Search<Named>, { token, spelling }: NameToken, isLast: boolean) {
  const { length } = token;
  if (!LETTERS_ONLY.test(token) || length < COMPOUND_MIN || length > COMPOUND_MAX) return [];
  const letters = Array.from(spelling);
  const cuts = letters.flatMap((_, at) => {
    // A word is not split between two equal letters, which folding would merge.
    if (letters[at] === letters[at + 1]) return [];
    const halves = [letters.slice(0, at).join(''), letters.slice(at).join('')];
    if (!halves.some((half) => isWord(search, foldLoose(half)))) return [];
    const [first, second, ...others] = halves.flatMap(nameTokens);
    if (!first || !second || others.length > 0) return [];
    const shorter = Math.min(first.token.length, second.token.length);
    if (shorter < PART_MIN || !arePartsKnown(search, [first, second], isLast)) return [];
    return [{ shorter, text: `${first.spelling} ${second.spelling}` }];
  });
  return cuts.toSorted((a, b) => b.shorter - a.shorter).map(({ text }) => text);
}

/**
 * One part must occur in names exactly as written. Only the other may be an inflected form, because
 * looking up forms is slow.
 */
function arePartsKnown<Named>(
  search: Search<Named>,
  [first, second]: [NameToken, NameToken],
  isLast: boolean,
): boolean {
  if (isWord(search, first.token)) {
    return isKnown(search, second, isLast && second.token.length > PART_MIN);
  }
  return isWord(search, second.token) && isKnown({ ...search, starts: 'none' }, first, false);
}

/** Returns whether names contain the word itself or a synonym. */
function isWord<Named>({ sets }: Search<Named>, token: string): boolean {
  return formsOf(token).some((form) => form.every((word) => sets.uses(sets.termOf(word)) > 0));
}

function isKnown<Named>(
  search: Search<Named>,
  { token, spelling }: NameToken,
  isLast: boolean,
): boolean {
  const unit: TextUnit = { token, spelling, forms: formsOf(token), isLast };
  return !isUnknown(expandTerm(search, unit));
}
