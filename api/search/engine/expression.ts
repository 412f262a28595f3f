/** A full-text expression of the engine: `''` matches everything, `null` nothing. */
export type Expression = string | null;

/** Returns an expression for documents that match at least one of the given expressions. */
export function anyOf(expressions: Expression[]): Expression {
  const some = [...new Set(expressions.filter((one) => one !== null))];
  if (some.length < 2) return some[0] ?? null;
  return `(${some.join(' | ')})`;
}

/** Returns an expression for documents that match all given expressions. */
export function allOf(expressions: Expression[]): Expression {
  const all = [...new Set(expressions)].filter((one) => one !== '');
  if (all.includes(null)) return null;
  return all.length < 2 ? (all[0] ?? '') : `(${all.join(' ')})`;
}

/** Returns an expression for documents that match `all` but not `other`. */
export function without(all: Expression, other: Expression): Expression {
  if (all === null || other === null) return all;
  return all === other ? null : `(${all} -${other})`;
}
