/** Returns whether a parsed JSON value is an object. Arrays and `null` are not. */
export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
