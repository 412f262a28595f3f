import { expect, test } from 'vitest';
import { addTerm, cleanHistory } from '@/lib/domain/product/search-history';

test('puts a new term first (S5-03)', () => {
  expect(addTerm(['choy'], ' kofe ')).toEqual(['kofe', 'choy']);
});

test('moves a known term to the front in any spelling (S5-03)', () => {
  expect(addTerm(['choy', "ko'ylak", 'kofe'], 'Кўйлак')).toEqual(['Кўйлак', 'choy', 'kofe']);
});

test('compares terms that consist only of punctuation character by character (S5-03)', () => {
  expect(addTerm(['%%'], '&&')).toEqual(['&&', '%%']);
  expect(addTerm(['%%'], ' %% ')).toEqual(['%%']);
});

test('keeps the ten latest terms (S5-03)', () => {
  const terms = Array.from({ length: 12 }, (_, index) => `term ${index}`);
  const history = terms.reduce<string[]>(addTerm, []);

  expect(history).toHaveLength(10);
  expect(history[0]).toBe('term 11');
});

test('drops undefined, null, empty and non-string values (S5-05)', () => {
  expect(cleanHistory([undefined, 'choy', null, '', '  ', 7, {}, ' kofe'])).toEqual([
    'choy',
    'kofe',
  ]);
});
