/**
 * What a value is made of, in a few bytes: 's', 'n', 'b' or '*' for a text, a number, a flag or
 * anything; a list of one; an object, where 'name?' may be null or left out and '*' is every name.
 */
export type Outline = string | Outline[] | { [name: string]: Outline };

const types: Record<string, string> = { s: 'string', n: 'number', b: 'boolean' };

export function fits(value: unknown, outline: Outline): boolean {
  if (typeof outline === 'string') return outline === '*' || typeof value === types[outline];
  if (Array.isArray(outline)) {
    const [item = '*'] = outline;
    return Array.isArray(value) && value.every((one) => fits(one, item));
  }
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(outline).every(([name, part]) => fitsNamed(value, name, part));
}

function fitsNamed(owner: object, name: string, part: Outline): boolean {
  if (name === '*') return Object.values(owner).every((one) => fits(one, part));
  if (!name.endsWith('?')) return fits(Reflect.get(owner, name), part);
  const value: unknown = Reflect.get(owner, name.slice(0, -1));
  return value === undefined || value === null || fits(value, part);
}
