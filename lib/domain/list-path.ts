/** Without the filters' code, so that every page may have it. */
export function listPath(query: URLSearchParams): string {
  const text = query.toString();
  return text ? `/products?${text}` : '/products';
}
