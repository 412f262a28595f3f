import sanitizeHtml from 'sanitize-html';
import type { Text } from '@/api/db/schema/column';
import { MEDIA_BASE } from '@/lib/constants';
import { safeHtml, safeLink } from '@/lib/domain/text/safe-html';
import { pauseInSlices } from '@/lib/queues/pause-for-requests';

/** Sanitizes HTML before it is stored, because every client of the API receives it as stored. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, safeHtml);
}

/**
 * Sanitizes stored texts as the shop does, for printing and for comparison with a file. Yields
 * between texts, so that a running shop can serve requests.
 */
export async function cleanTexts<Row, Value>(
  rows: readonly Row[],
  withText: (row: Row, clean: (text: Text) => Promise<Text>) => Promise<Value>,
): Promise<Value[]> {
  const pause = pauseInSlices();
  const clean = (text: Text) => mapLanguages(text, cleanHtml, pause);
  const cleaned: Value[] = [];
  for (const row of rows) cleaned.push(await withText(row, clean));
  return cleaned;
}

/** Maps a text in both languages, with a pause after each, because either can be 100 KB long. */
export async function mapLanguages(
  { uz, ru }: Text,
  map: (html: string, locale: keyof Text) => string,
  pause: () => Promise<void>,
): Promise<Text> {
  const mapped = { uz: map(uz, 'uz'), ru: '' };
  await pause();
  mapped.ru = map(ru, 'ru');
  await pause();
  return mapped;
}

/** Replaces the image addresses in a text. */
export function mapImages(html: string, put: (src: string) => string): string {
  if (!html.includes('<img')) return html;
  const img = (tagName: string, attribs: sanitizeHtml.Attributes) => ({
    tagName,
    attribs: { ...attribs, src: put(attribs.src ?? '') },
  });
  return sanitizeHtml(html, { ...safeHtml, transformTags: { img } });
}

/**
 * Returns one message for each tag, link and image that the shop would drop. Dropped attributes are
 * not reported.
 */
export function htmlFaults(html: string): string[] {
  const faults = new Set<string>();
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag(tag, { href, src }) {
      if (!safeHtml.allowedTags.includes(tag)) faults.add(`<${tag}> is not allowed`);
      if (tag === 'a' && href !== undefined && !safeLink(href)) {
        faults.add(`the link '${href}' is not allowed`);
      }
      if (tag === 'img' && !(src && isPicture(src))) {
        faults.add(`the image '${src ?? ''}' is not allowed; use a file next to this document`);
      }
    },
  });
  return [...faults];
}

/** Returns whether `src` is an address of the shop's own media, or a file next to the document. */
function isPicture(src: string): boolean {
  return src.startsWith(`${MEDIA_BASE}/`) || !/^(?:\/|\\|[a-z][a-z0-9+.-]*:)/i.test(src);
}
