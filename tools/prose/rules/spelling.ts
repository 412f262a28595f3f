import { readFileSync } from 'node:fs';
import { getDefaultBundledSettingsAsync, spellCheckDocument } from 'cspell-lib';

/** Matches a word without a possessive ending. */
const WORD = /\p{L}+(?:['’‘](?!s\b)\p{L}+)*/gu;

/** British forms that the American dictionary also accepts. */
const BRITISH =
  /^(?:catalogu|(?:cancel|label|travel|model|signal|total)l(?:ed|ing)|instal(?:ments?|s)$|(?:after|to)wards$|grey|learnt|spelt|whilst|amongst)/i;

const TECHNICAL = ['css', 'html', 'networking-terms', 'node', 'typescript'];

export function wordsOf(text: string): { word: string; index: number }[] {
  return Array.from(text.matchAll(WORD), ({ 0: word, index }) => ({ word, index }));
}

/** Returns the words that are neither American English nor in the project's dictionary. */
export async function misspelledOf(
  words: ReadonlySet<string>,
  dictionary: string,
): Promise<ReadonlySet<string>> {
  const own = readFileSync(dictionary, 'utf8').split('\n').filter(isWord);
  const settings = await getDefaultBundledSettingsAsync();
  const { issues } = await spellCheckDocument(
    { uri: 'file:///words.txt', text: [...words].join('\n'), languageId: 'plaintext' },
    { generateSuggestions: false, noConfigSearch: true },
    {
      ...settings,
      language: 'en-US',
      dictionaries: [...(settings.dictionaries ?? []), ...TECHNICAL],
      words: own,
      maxNumberOfProblems: words.size,
    },
  );
  const british = [...words].filter((word) => BRITISH.test(word));
  return new Set([...issues.map(({ text }) => text), ...british]);
}

function isWord(line: string): boolean {
  return line !== '' && !line.startsWith('#');
}
