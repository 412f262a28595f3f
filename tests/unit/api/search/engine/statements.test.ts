import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { allBut, filtersOf } from '@/api/search/engine/engine-filters';
import { keywordOf, rareKeywordsFrom, tablesOf } from '@/api/search/engine/engine-names';
import { allOf, anyOf, without } from '@/api/search/engine/expression';
import { goodsSql, valuesOf } from '@/api/search/engine/goods-row';
import { countsSql, idsSql, totalsSql } from '@/api/search/engine/statements';
import { catalogFlags } from '@/lib/domain/product/catalog-flags';
import { aDoc } from '@/tests/unit/api/search/a-doc';
import { attributeOf } from '@/tests/unit/api/search/oracle';

test.each([
  ['smartfon', 'smartfon'],
  ['256gb', '256gb'],
  ['000101', '_r000101'],
  ['ab1234cd', '_rab1234cd'],
  ['手机', '_624b__673a_'],
  ['𠮷', '_20bb7_'],
])('turns %s into a keyword of letters, digits and _: %s', (word, keyword) => {
  expect(keywordOf(word)).toBe(keyword);
});

test('gives long words distinct keywords of equal length', () => {
  const [one, other] = ['a', 'b'].map((end) => keywordOf(`${'long'.repeat(20)}${end}`));
  expect(one).toMatch(/^_h[0-9a-f]{40}$/);
  expect(one).not.toBe(other);
});

test('matches rare words by prefix', () => {
  expect(rareKeywordsFrom('0001')).toBe('_r0001*');
});

test.each([
  ['any of nothing', anyOf([]), null],
  ['any of null and a', anyOf([null, 'a']), 'a'],
  ['any of a, b and a', anyOf(['a', 'b', 'a']), '(a | b)'],
  ['all of nothing', allOf([]), ''],
  ['all of a and the empty expression', allOf(['a', '']), 'a'],
  ['all of a and null', allOf(['a', null]), null],
  ['all of a and any of b and c', allOf(['a', anyOf(['b', 'c'])]), '(a (b | c))'],
  ['a without null', without('a', null), 'a'],
  ['a without a', without('a', 'a'), null],
  ['a or b without a', without('(a | b)', 'a'), '((a | b) -a)'],
])('combines search expressions: %s is %j', (_, made, expected) => {
  expect(made).toBe(expected);
});

const query = {
  menu: 3,
  express: true,
  categories: [4, 5],
  values: [1, 12, 2],
  priceMin: 10.5,
  priceMax: 20,
};
const filters = filtersOf(query, { text: '(a | b)', attributeOf });

test('continues a list after a cursor with a condition on the sort keys', () => {
  const after = { keys: [0, 1.5], id: 7 };
  const window = { sort: 'popular' as const, offset: 0, size: 24, after };
  expect(idsSql('goods', { match: '' }, window)).toBe(
    'SELECT id, price, sold_out, popularity, (sold_out > 0 OR (sold_out = 0 AND' +
      ' (popularity < 1500000 OR (popularity = 1500000 AND id > 7)))) AS behind FROM goods' +
      ' WHERE behind = 1 ORDER BY sold_out ASC, popularity DESC, id ASC' +
      ' LIMIT 0,24 OPTION ranker=none, max_matches=24',
  );
});

test('combines all filters into one condition', () => {
  expect(idsSql('shop_goods_v1', allBut(filters), { sort: 'popular', offset: 24, size: 12 })).toBe(
    "SELECT id, price, sold_out, popularity FROM shop_goods_v1 WHERE MATCH('(((a | b) _k3 _x) (_k4 | _k5) (_v1 | _v2) _v12)')" +
      ' AND price >= 11 AND price <= 20 ORDER BY sold_out ASC, popularity DESC, id ASC' +
      ' LIMIT 24,12 OPTION ranker=none, max_matches=36',
  );
});

test('applies the filters of a group to all counts except those of the group itself', () => {
  const [price, categories, colours] = filters.groups.map(({ of }) => of);
  expect(totalsSql('t', allBut(filters, price))).not.toContain('price >=');
  expect(allBut(filters, categories).match).toBe('(((a | b) _k3 _x) (_v1 | _v2) _v12)');
  expect(allBut(filters, colours)).toEqual({
    match: '(((a | b) _k3 _x) (_k4 | _k5) _v12)',
    priceMin: 10.5,
    priceMax: 20,
  });
});

test('writes no MATCH condition without a filter', () => {
  const everything = allBut(filtersOf({}, { text: '', attributeOf }));
  expect(countsSql('t', everything, 'facet_ids', 9)).toBe(
    'SELECT GROUPBY() AS one, COUNT(*) AS n FROM t GROUP BY facet_ids LIMIT 0,9 OPTION ranker=none, max_matches=9',
  );
});

test("writes a product's words, memberships and exact numbers", () => {
  const flags = catalogFlags.map(() => '0').join(', ');
  const doc = aDoc({
    id: 7,
    categories: [1, 2],
    values: [3],
    sales: [4],
    inStock: false,
    rating: 3.9,
    price: 5e11,
  });
  const sql = goodsSql('t', [
    valuesOf({ doc, named: ['o_27_q', 'b'], termIds: [8], attributes: [0] }),
  ]);
  expect(sql).toContain(
    `VALUES (7, 'o_27_q b _k1 _k2 _v3 _s4 _p63', 500000000000, 0, 1, ${flags}, 0, 3900000, 0, (1,2), (4,8,1,14,3), (8))`,
  );
});

test('the documented configuration has the same tables and columns as the program', () => {
  const [, ...tables] = readFileSync('deploy/manticore/manticore.conf', 'utf8').split(/^table /m);
  expect(tables.map((text) => text.split(' ')[0])).toEqual(Object.values(tablesOf('shop')));
  const [goods = ''] = tables;
  const columns = [...goods.matchAll(/^ *rt_(?:field|attr_\w+) = (\w+)$/gm)].map(
    ([, name]) => name,
  );
  expect(goodsSql('t', [])).toContain(`(id, ${columns.join(', ')})`);
});
