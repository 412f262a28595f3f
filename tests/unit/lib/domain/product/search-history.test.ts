import { expect, test } from 'vitest';
import { addTerm, cleanHistory } from '@/lib/domain/product/search-history';

test('a new term comes first (S5-03)', () => {
  expect(addTerm(['choy'], ' kofe ')).toEqual(['kofe', 'choy']);
});

test('a known term, in whatever spelling, is there once and moves to the front (S5-03)', () => {
  expect(addTerm(['choy', "ko'ylak", 'kofe'], 'Кўйлак')).toEqual(['Кўйлак', 'choy', 'kofe']);
});

test('terms without letters are compared as they are (S5-03)', () => {
  expect(addTerm(['%%'], '&&')).toEqual(['&&', '%%']);
  expect(addTerm(['%%'], ' %% ')).toEqual(['%%']);
});

test('the ten latest terms are remembered (S5-03)', () => {
  const terms = Array.from({ length: 12 }, (_, index) => `term ${index}`);
  const history = terms.reduce<string[]>(addTerm, []);

  expect(history).toHaveLength(10);
  expect(history[0]).toBe('term 11');
});

test('undefined, null, empty and foreign values are cleaned away (S5-05)', () => {
  expect(cleanHistory([undefined, 'choy', null, '', '  ', 7, {}, ' kofe'])).toEqual([
    'choy',
    'kofe',
  ]);
});
