import { expect, test } from 'vitest';
import { QUERIES, queryMutator } from '@/tools/mutation/mutation-queries.mjs';

const named = (name: string) => ({ type: 'Identifier', name });
const [own, due] = [named('own'), named('due')];
const call = (callee: object, given: object[]) => ({
  type: 'CallExpression',
  callee,
  arguments: given,
});
const where = (given: object[]) => call({ property: named('where') }, given);

test.each([
  ['and(own, due)', call(named('and'), [own, due]), [[due], [own]]],
  ['or(own, due)', call(named('or'), [own, due]), [[due], [own]]],
  ['and(own)', call(named('and'), [own]), []],
  ['where(own)', where([own]), [[named('undefined')]]],
  ['eq(own, due)', call(named('eq'), [own, due]), []],
  ['own', own, []],
])('removes each condition of %s', (_, node, expected) => {
  const { name, mutate } = queryMutator(structuredClone);
  const mutants = [...mutate({ node })];
  expect(name).toBe(QUERIES);
  expect(mutants.map((mutant) => mutant.arguments)).toEqual(expected);
});
