import { fold, foldLoose } from '@/lib/domain/text/fold';
import { toLatin } from '@/lib/domain/text/latin';

/** Words for kinds of places in Uzbek, Russian (transliterated) and English. */
const KINDS: Record<string, readonly string[]> = {
  city: ['shahri', 'shahar', 'gorod', 'g', 'city'],
  region: ['viloyati', 'viloyat', 'oblast', 'obl', 'region', 'province'],
  district: ['tumani', 'tuman', 'rayon', 'district'],
  republic: ['respublikasi', 'respublika', 'republic', 'of'],
};
const kindOfWord = new Map(
  Object.entries(KINDS).flatMap(([kind, words]) => words.map((word) => [word, kind])),
);
const NO_LETTERS = /[^\p{L}\p{N}]+/u;
/** Endings of Russian adjectives, as in «Чиланзарский район» and «Ташкентская область». */
const ADJECTIVE = /sk(?:iy|aya|oy)$/;

/**
 * Finds the place that a browser's geocoded address refers to.
 *
 * Names match across alphabets and in English spelling («Toshkent», «Ташкент», “Tashkent”). If no
 * name is equal, the function compares only consonants, because spellings of a place vary in their
 * vowels. A place of another kind does not match, but the kind may be missing from the text or from
 * the name of the place.
 *
 * @param places - Places in one language, in order of preference.
 * @returns The matching place, or `undefined`.
 */
export function matchPlace<Place extends { name: string }>(
  text: string,
  places: readonly Place[],
): Place | undefined {
  const wanted = fold(text);
  const { name, kind } = readName(text);
  if (name === '') return undefined;
  const exact = places.find((place) => fold(place.name) === wanted);
  if (exact) return exact;
  const read = places.map((place) => ({ place, ...readName(place.name) }));
  const named = read.filter((one) => one.name === name);
  const found =
    named.find((one) => one.kind === kind) ??
    named.find((one) => kind === undefined || one.kind === undefined);
  return found?.place;
}

function readName(text: string): { name: string; kind: string | undefined } {
  const words = toLatin(text).split(NO_LETTERS).filter(Boolean);
  const kinds = words.map((word) => kindOfWord.get(word));
  const name = words
    .filter((word) => !kindOfWord.has(word))
    .map((word) => consonantsOf(word.replace(ADJECTIVE, '')))
    .join('');
  return { name, kind: kinds.find(Boolean) };
}

function consonantsOf(word: string): string {
  return foldLoose(word.replace(/gh/g, 'g')).replace(/[aeiou]/g, '');
}
