/** Returns how the browser came to this document, or `undefined` where it does not say. */
export function arrivalType(): string | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry && 'type' in entry ? String(entry.type) : undefined;
}
