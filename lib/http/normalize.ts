type Json = null | boolean | number | string | Json[] | { [key: string]: Json };

/**
 * Unifies the property names of different backends: `_id` becomes `id`, and the items of a list
 * become `results` (S3-06, S7-07).
 */
export function normalize(value: Json): Json {
  if (Array.isArray(value)) return value.map(normalize);
  if (value === null || typeof value !== 'object') return value;

  const entries = Object.entries(value).map(([key, part]) => [
    oneName(key, value),
    normalize(part),
  ]);
  return Object.fromEntries(entries);
}

function oneName(key: string, owner: { [key: string]: Json }): string {
  if (key === '_id' && owner.id === undefined) return 'id';
  if (key === 'data' && Array.isArray(owner.data) && typeof owner.count === 'number') {
    return 'results';
  }
  return key;
}
