import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { withUnits } from '@/lib/domain/text/number';
import { safeHtml } from '@/lib/domain/text/safe-html';

const text: IOptions = {
  ...safeHtml,
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  disallowedTagsMode: 'discard',
  textFilter: withUnits,
  transformTags: {
    // A second h1 would mislead users of screen readers.
    h1: 'h2',
    a: (tagName, attribs) => ({
      tagName,
      attribs: /^https?:/i.test(attribs.href ?? '')
        ? { ...attribs, rel: 'noopener nofollow' }
        : attribs,
    }),
    img: sanitizeHtml.simpleTransform('img', { loading: 'lazy' }),
  },
};

/** Sanitizes HTML from the API with an allow list. */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, {
    ...text,
    allowedAttributes: { ...text.allowedAttributes, a: ['href', 'title', 'rel'] },
  });
  // Wraps each table in a frame that scrolls with the pointer and the keyboard if the table
  // is wide. Sanitized HTML has an end tag for each table.
  return clean
    .replace(/<table>/g, '<div data-wide tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>');
}

/** Strips the tags of HTML and decodes its entities. */
export function plainText(html: string): string {
  const words = sanitizeHtml(html.replace(/<\/(p|li|h\d|t[dhr])>/gi, ' '), {
    allowedTags: [],
    allowedAttributes: {},
  });
  return words
    .replace(/&amp;/g, '&')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}
