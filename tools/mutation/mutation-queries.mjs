export const QUERIES = 'QueryCondition';
const JOINED = ['and', 'or'];
const NOTHING = { type: 'Identifier', name: 'undefined' };

/**
 * Removes the conditions of a query one by one, and each `where` as a whole.
 *
 * Stryker does not mutate arguments, but without one of these conditions, customers could read or
 * delete other customers' data.
 */
export function queryMutator(copyOf) {
  const calledWith = (node, given) => ({
    ...copyOf(node),
    arguments: given.map((one) => copyOf(one)),
  });
  return {
    name: QUERIES,
    *mutate({ node }) {
      if (node.type !== 'CallExpression') return;
      const { callee, arguments: given } = node;
      if (JOINED.includes(callee.name) && given.length > 1) {
        for (const one of given)
          yield calledWith(
            node,
            given.filter((other) => other !== one),
          );
      } else if (callee.property?.name === 'where' && given.length === 1) {
        yield calledWith(node, [NOTHING]);
      }
    },
  };
}
