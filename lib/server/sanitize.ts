import sanitizeHtml, { type IOptions } from 'sanitize-html';

const text: IOptions = {
  allowedTags: [
    ...['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'strong', 'b', 'em', 'i', 's', 'sub'],
    ...['sup', 'blockquote', 'code', 'pre', 'a', 'img', 'figure', 'figcaption'],
    ...['table', 'caption', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'tel', 'mailto'],
  // The content security policy would block images of other sites.
  allowedSchemesByTag: { img: [] },
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !attribs.src,
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  transformTags: {
    // A second h1 or a heading above the page's own would mislead screen readers.
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

/** Editors' and shoppers' HTML by an allow-list; everything else is dropped. */
export function cleanHtml(html: string): string {
  const clean = sanitizeHtml(html, {
    ...text,
    allowedAttributes: { ...text.allowedAttributes, a: ['href', 'title', 'rel'] },
  });
  // A wide table scrolls in a frame, also by keyboard. Clean tables are balanced.
  return clean
    .replace(/<table>/g, '<div data-wide tabindex="0"><table>')
    .replace(/<\/table>/g, '</table></div>');
}

/** The plain text of HTML, for meta descriptions. */
export function plainText(html: string): string {
  const words = sanitizeHtml(html.replace(/<\/(p|li|h\d)>/gi, ' '), {
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
