import { expect, test } from 'vitest';
import { ListedWords } from '@/api/search/engine/listed-words';
import { createWordList } from '@/api/search/engine/word-list';

/** Replaces a product's term ids `before` with those of `names`, and returns the new ones. */
function put(words: ListedWords, names: string[], before: number[] = []): number[] {
  words.add(before, -1);
  const { termIds } = words.read(names);
  words.add(termIds, 1);
  return termIds;
}

const written = (words: ListedWords) =>
  words.takeChanged().map(({ word, uses, cyrillic }) => [word, uses, cyrillic]);

test('writes a word only if it is new or its count has changed', () => {
  const words = new ListedWords(createWordList());
  const first = put(words, ['Palto ABC', 'CH-123456']);
  expect(written(words)).toEqual([
    ['palto', 1, ''],
    ['abc', 1, ''],
    ['ch', 1, ''],
    ['123', 0, ''],
  ]);
  put(words, ['Palto']);
  expect(written(words)).toEqual([['palto', 2, '']]);
  words.add(first, -1);
  expect(written(words)).toEqual([
    ['palto', 1, ''],
    ['abc', 0, ''],
    ['ch', 0, ''],
  ]);
});

test('writes only the changed words of a product that is indexed again', () => {
  const words = new ListedWords(createWordList());
  const first = put(words, ['Palto ABC', 'CH-123456']);
  words.takeChanged();
  const second = put(words, ['Palto ABC', 'CH-123456'], first);
  expect(written(words)).toEqual([]);
  const third = put(words, ['Пальто ABC'], second);
  expect(written(words)).toEqual([
    ['palto', 1, 'пальто'],
    ['ch', 0, ''],
  ]);
  put(words, ['Пальто ABC'], third);
  expect(written(words)).toEqual([]);
});
