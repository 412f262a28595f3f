/**
 * Nothing reaches it: every path has a language, and `[locale]/not-found.tsx` is its 404. Next would
 * put a page of its own here, 1 kB of the data of every page.
 */
export default function NotFound() {
  return null;
}
