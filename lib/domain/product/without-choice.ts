/** The query without the choice, which does not make another page. */
export function withoutChoice(query: string): string {
  const others = new URLSearchParams(query);
  for (const name of ['option', 'amount']) others.delete(name);
  return others.size > 0 ? `?${others}` : '';
}
