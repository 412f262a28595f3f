import { expect, test } from 'vitest';
import { toLatin } from '@/lib/domain/text/latin';

const spelled =
  'а a б b в v г g д d е e ё yo ж j з z и i й y к k л l м m н n о o п p р r с s т t у u ф f х x ц ts ч ch ш sh щ shch ы y э e ю yu я ya ў o қ q ғ g ҳ h';

test('spells each Cyrillic letter in Latin and drops the hard and soft signs', () => {
  const words = spelled.split(' ');
  for (const [index, letter] of words.entries()) {
    if (index % 2 > 0) continue;
    expect([letter, toLatin(letter), toLatin(letter.toUpperCase())]).toEqual([
      letter,
      words[index + 1],
      words[index + 1],
    ]);
  }
  expect(toLatin('ъьЪЬ')).toBe('');
});

test.each([
  ["oʻ oʼ o‘ o’ o' o` o´ oʹ o′ o‛ o＇", 'o o o o o o o o o o o'],
  ['Café Ünal', 'cafe unal'],
  ['ŉ', 'n'],
  ['ＡＢＣ １２', 'abc 12'],
  // Text copied from a web page can contain soft hyphens, joiners and direction marks.
  ['di\u00ADvan, ди\u200Bван, di\u200C\u200D\u2060van, \u202Edivan', 'divan, divan, divan, divan'],
  ['茶', '茶'],
])('transliterates %s to %s', (text, latin) => {
  expect(toLatin(text)).toBe(latin);
});
