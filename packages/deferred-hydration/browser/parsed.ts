/** Resolves when the whole document has been parsed. */
export async function whenParsed(): Promise<unknown> {
  if (document.readyState !== 'loading') return;
  return new Promise((resolve) => addEventListener('DOMContentLoaded', resolve, { once: true }));
}
