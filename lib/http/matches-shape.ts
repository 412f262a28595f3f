/**
 * The type of a value in a few bytes: 's', 'n', 'b' and '*' are a text, a number, a flag and
 * anything; an array is a list of its item; in an object 'name?' may be null or missing and '*' is
 * every name.
 */
export type Shape = string | Shape[] | { [name: string]: Shape };

const types: Record<string, string> = { s: 'string', n: 'number', b: 'boolean' };

export function matchesShape(value: unknown, shape: Shape): boolean {
  if (typeof shape === 'string') return shape === '*' || typeof value === types[shape];
  if (Array.isArray(shape)) {
    const [item = '*'] = shape;
    return Array.isArray(value) && value.every((one) => matchesShape(one, item));
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(shape).every(([name, part]) => matchesNamed(value, name, part));
}

function matchesNamed(owner: object, name: string, part: Shape): boolean {
  if (name === '*') return Object.values(owner).every((one) => matchesShape(one, part));
  if (!name.endsWith('?')) return matchesShape(Reflect.get(owner, name), part);
  const value: unknown = Reflect.get(owner, name.slice(0, -1));
  return value === undefined || value === null || matchesShape(value, part);
}
