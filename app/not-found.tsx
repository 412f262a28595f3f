/**
 * Next never renders this page: every path has a language, and `[locale]/not-found.tsx` is its 404
 * page. Without this file, Next would add its own page, which adds 1 kB to the data of every page.
 */
export default function NotFound() {
  return null;
}
