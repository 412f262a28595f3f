/**
 * Removes the selected variant and amount from a query, because they do not identify a separate
 * page.
 */
export function withoutChoice(query: string): string {
  const others = new URLSearchParams(query);
  for (const name of ['option', 'amount']) others.delete(name);
  return others.size > 0 ? `?${others}` : '';
}
