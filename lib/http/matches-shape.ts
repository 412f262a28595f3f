/**
 * A compact description of a type: 's', 'n', 'b' and '*' are a string, a number, a boolean and any
 * value. An array with one shape describes a list of such items. In an object, a property whose key
 * ends with '?' may be null or missing, and the key '*' describes every property.
 */
export type Shape = string | Shape[] | { [name: string]: Shape };

const types: Record<string, string> = { s: 'string', n: 'number', b: 'boolean' };

/** Returns whether a value matches the shape; additional properties are allowed. */
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
