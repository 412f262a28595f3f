import sanitizeHtml from 'sanitize-html';
import type { Text } from '@/api/db/schema/column';
import { MEDIA_BASE } from '@/lib/constants';
import { safeHtml, safeLink } from '@/lib/domain/text/safe-html';
import { inPace } from '@/lib/queues/give-way';

/** Every client of the API gets it as it is stored. */
export function cleanHtml(html: string): string {
  return sanitizeHtml(html, safeHtml);
}

/**
 * Cleans stored texts as the shop shows them, for printing and for comparison with a file. A running
 * shop answers requests between two texts.
 */
export async function cleanTexts<Row, Value>(
  rows: readonly Row[],
  withText: (row: Row, clean: (text: Text) => Text) => Value,
): Promise<Value[]> {
  const pace = inPace();
  const cleaned: Value[] = [];
  for (const row of rows) {
    cleaned.push(withText(row, cleanBoth));
    await pace();
  }
  return cleaned;
}

function cleanBoth({ uz, ru }: Text): Text {
  return { uz: cleanHtml(uz), ru: cleanHtml(ru) };
}

/** The text with other addresses of its pictures. */
export function mapImages(html: string, put: (src: string) => string): string {
  if (!html.includes('<img')) return html;
  const img = (tagName: string, attribs: sanitizeHtml.Attributes) => ({
    tagName,
    attribs: { ...attribs, src: put(attribs.src ?? '') },
  });
  return sanitizeHtml(html, { ...safeHtml, transformTags: { img } });
}

/** What the shop would leave out when it shows the text; attributes alone go silently. */
export function htmlFaults(html: string): string[] {
  const faults = new Set<string>();
  sanitizeHtml(html, {
    allowedTags: false,
    allowedAttributes: false,
    allowVulnerableTags: true,
    onOpenTag(tag, { href, src }) {
      if (!safeHtml.allowedTags.includes(tag)) faults.add(`<${tag}> is not shown`);
      if (tag === 'a' && href !== undefined && !safeLink(href)) {
        faults.add(`the link '${href}' is not followed`);
      }
      if (tag === 'img' && !(src && isPicture(src))) {
        faults.add(`the picture '${src ?? ''}' is not shown: name a file beside this one`);
      }
    },
  });
  return [...faults];
}

/** An address of the shop's own, or a file beside the document. */
function isPicture(src: string): boolean {
  return src.startsWith(`${MEDIA_BASE}/`) || !/^(?:\/|\\|[a-z][a-z0-9+.-]*:)/i.test(src);
}
