// Apostrophes are removed before NFKC as well as after it, because NFKC turns the acute accent into
// a space with a combining mark.
const APOSTROPHES = /[\u02BB\u02BC\u2018\u2019'`\u00B4\u02B9\u2032\u201B\uFF07]/g;

const cyrillic: Record<string, string> = {
  а: 'a',
  б: 'b',
  в: 'v',
  г: 'g',
  д: 'd',
  е: 'e',
  ё: 'yo',
  ж: 'j',
  з: 'z',
  и: 'i',
  й: 'y',
  к: 'k',
  л: 'l',
  м: 'm',
  н: 'n',
  о: 'o',
  п: 'p',
  р: 'r',
  с: 's',
  т: 't',
  у: 'u',
  ф: 'f',
  х: 'x',
  ц: 'ts',
  ч: 'ch',
  ш: 'sh',
  щ: 'shch',
  ъ: '',
  ы: 'y',
  ь: '',
  э: 'e',
  ю: 'yu',
  я: 'ya',
  ў: 'o',
  қ: 'q',
  ғ: 'g',
  ҳ: 'h',
};

/** Matches text that needs no conversion, such as most search terms. */
const LATIN = /^[a-z0-9 ]*$/;

/**
 * Transliterates text to lower-case Latin without apostrophes, combining marks and invisible
 * characters such as soft hyphens.
 */
export function toLatin(text: string): string {
  if (LATIN.test(text)) return text;
  return text
    .replace(APOSTROPHES, '')
    .normalize('NFKC')
    .replace(APOSTROPHES, '')
    .toLowerCase()
    .replace(/[а-яёўқғҳ]/g, (letter) => cyrillic[letter] ?? '')
    .normalize('NFKD')
    .replace(/[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}]/gu, '');
}
