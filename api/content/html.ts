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
 * Sanitizes stored texts like the shop does, for printing and for comparison with a file. It yields
 * between texts, so that a running shop can serve requests.
 */
export async function cleanTexts<Row, Value>(
  rows: readonly Row[],
  withText: (row: Row, clean: (text: Text) => Promise<Text>) => Promise<Value>,
): Promise<Value[]> {
  const pace = pauseInSlices();
  const clean = async (text: Text) => {
    const cleaned = { uz: cleanHtml(text.uz), ru: '' };
    await pace();
    cleaned.ru = cleanHtml(text.ru);
    await pace();
    return cleaned;
  };
  const cleaned: Value[] = [];
  for (const row of rows) cleaned.push(await withText(row, clean));
  return cleaned;
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
 * Lists the tags, links and images that the shop would drop. Dropped attributes are not reported.
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

/** Matches an address of the shop's own media, or a file next to the document. */
function isPicture(src: string): boolean {
  return src.startsWith(`${MEDIA_BASE}/`) || !/^(?:\/|\\|[a-z][a-z0-9+.-]*:)/i.test(src);
}
