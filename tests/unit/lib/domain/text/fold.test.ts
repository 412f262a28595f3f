import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fold, foldLoose, swapLayout } from '@/lib/domain/text/fold';

const alike = [
  ['ўйинчоқ', "o'yinchoq", 'oʻyinchoq', 'o’yinchoq', 'o’yinchok', 'O‘YINCHOQ'],
  ['холодильник', 'xolodilnik', 'holodilnik', 'Kholodilnik'],
  ['кўйлак', 'ko`ylak', 'koylak', 'koʻylak', 'ko´ylak', 'ko＇ylak'],
  ['қозон', 'qozon', 'kozon'],
  ['цемент', 'sement', 'tsement'],
  ['пылесос', 'pylesos', 'pilesos'],
  ['жакет', 'zhaket', 'jaket'],
  ["so'm", 'soʻm', 'сўм'],
  ['щётка', 'щетка', 'shchetka', 'schetka', 'shetka'],
  ['алло', 'ало', 'alllllo'],
  ['ссылка', 'сылка'],
  ['грамм', 'gram'],
  ['телефон', 'telefon', 'telephon', 'теле\u00ADфон'],
  ['ваттметр', 'wattmetr', 'vatmetr'],
];

test.each(alike)(
  'loosely folds %s, %s and similar spellings to one word (S2-11)',
  (...spellings) => {
    expect(new Set(spellings.map(foldLoose)).size).toBe(1);
  },
);

test.each([
  ['ўйинчоқ', "o'yinchoq"],
  ['кўйлак', 'ko`ylak'],
  ['кўйлак', 'koylak'],
  ['қозон', 'qozon'],
  ['цемент', 'sement'],
  ['пылесос', 'pylesos'],
  ['сўм', 'soʻm'],
  ['холодильник', 'xolodilnik'],
])('strictly folds %s and %s to one word (S2-11)', (one, other) => {
  expect(fold(one)).toBe(fold(other));
});

test.each([
  ['gilam', 'gul'],
  ['sharf', 'saraf'],
  ['choy', 'soy'],
  ['шема', 'схема'],
  ['100', '10'],
  ['SSD', 'SD'],
  ['XXL', 'XL'],
  ['zzzz', 'z'],
  ['ккк', 'к'],
])('keeps %s and %s different (S2-11)', (one, other) => {
  expect(foldLoose(one)).not.toBe(foldLoose(other));
});

test('splits words at everything but letters and digits (S2-11)', () => {
  expect(fold('  USB-C kabel, 1,5 m (oq) ')).toBe('usb c kabel 1 5 m oq');
  expect(fold(' — ')).toBe('');
  expect(fold('USB - C')).toBe('usb c');
});

test.each([
  ['cvfhnajy', 'смартфон'],
  ['шзрщту', 'iphone'],
  ['ызщке', 'sport'],
  ['[jkjlbkmybr', 'холодильник'],
  ['GSKTCJC', 'пылесос'],
])('converts %s, typed in the wrong keyboard layout, to %s (S2-11)', (typed, meant) => {
  expect(swapLayout(typed)).toBe(meant);
});

test('does not change text that is already folded (S2-11)', () => {
  const letters = fc.constantFrom(..."abchkpqstwxyz оўёжцшщьъқғҳйы'ʻʼ’`´-1".split(''));
  fc.assert(
    fc.property(fc.string({ unit: letters }), (text) => {
      expect(fold(fold(text))).toBe(fold(text));
      expect(foldLoose(foldLoose(text))).toBe(foldLoose(text));
      expect(foldLoose(fold(text))).toBe(foldLoose(text));
    }),
    { examples: [['hҳ'], ['щch']] },
  );
});
