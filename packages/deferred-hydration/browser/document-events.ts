/**
 * Adds a passive, capturing listener for each of these events to the window, until the signal is
 * aborted.
 */
export function listen(
  kinds: readonly string[],
  listener: (event: Event) => void,
  signal: AbortSignal,
): void {
  const options = { capture: true, passive: true, signal };
  for (const kind of kinds) addEventListener(kind, listener, options);
}

/** Resolves when the whole document has been parsed. */
export async function whenParsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return;
  return new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}
