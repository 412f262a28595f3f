import fc from 'fast-check';
import { expect, onTestFinished, test, vi } from 'vitest';
import { pageParameters, parseQuery } from '@/lib/domain/routing/query-parameters';

test.each(['search=choy', 'search=%D1%87', 'search=a%0Ab', 'search=50%25', 'a=b+c', '?a', '=b'])(
  'parses the parameter %s',
  (written) => {
    const [[name, value] = []] = new URLSearchParams(`?${written}`);
    expect(parseQuery(`?${written}`)).toEqual([{ name, value, written, isReadable: true }]);
  },
);

test.each(['search=%', 'search=%d1', 'search=a%00', '%ff=1', 'utm_term=%EA%F3%EF%E8%F2%FC'])(
  'marks %s as unreadable and preserves its raw text (B-34)',
  (written) => {
    expect(parseQuery(`?${written}`)).toMatchObject([{ written, isReadable: false }]);
  },
);

test('validates each parameter separately (B-34)', () => {
  const found = parseQuery('?menu=idish&&utm_term=%ff&page=2');
  expect(found.map(({ name, isReadable }) => [name, isReadable])).toEqual([
    ['menu', true],
    ['utm_term', false],
    ['page', true],
  ]);
});

test('parses any query into the same names and values as URLSearchParams', () => {
  const piece = fc.constantFrom('a', '=', '&', '?', '+', '%', '%41', '%ff', '%00', "'", 'ê', '1');
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      const search = `?${pieces.join('')}`;
      const found = parseQuery(search).map(({ name, value }) => [name, value]);
      expect(found).toEqual([...new URLSearchParams(search)]);
    }),
  );
});

test('decodes a parameter only when it is used, because failed decoding is slow', () => {
  const judge = vi.spyOn(globalThis, 'decodeURIComponent');
  onTestFinished(() => judge.mockRestore());
  const found = parseQuery(`?${'%FF&'.repeat(3000)}`);
  expect([found.length, judge.mock.calls.length]).toEqual([3000, 0]);

  expect(found[0]?.isReadable).toBe(false);
  expect(judge).toHaveBeenCalledOnce();
});

test('returns an array of values for each repeated parameter', () => {
  expect(pageParameters('?a=1&b=x+y&a=2&c&__proto__=p')).toEqual(
    Object.fromEntries([
      ['a', ['1', '2']],
      ['b', 'x y'],
      ['c', ''],
      ['__proto__', 'p'],
    ]),
  );
  expect(pageParameters('')).toEqual({});
});
