/**
 * Next never renders this page: every path has a language, and `[locale]/not-found.tsx` is its 404
 * page. Without this file, Next would add its own page, which costs 1 kB in the data of every page.
 */
export default function NotFound() {
  return null;
}
