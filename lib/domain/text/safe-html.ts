/**
 * The HTML that content may contain. The API removes other HTML on import, and the storefront
 * removes it from the responses of any backend.
 */
export const safeHtml = {
  allowedTags: [
    'p',
    'br',
    'hr',
    'h2',
    'h3',
    'h4',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    's',
    'sub',
    'sup',
    'blockquote',
    'code',
    'pre',
    'a',
    'img',
    'figure',
    'figcaption',
    'table',
    'caption',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
  ],
  allowedAttributes: {
    a: ['href', 'title'],
    img: ['src', 'alt', 'width', 'height', 'loading'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'http', 'tel', 'mailto'],
  // Image addresses must be relative, because the content security policy blocks images from other
  // sites.
  allowedSchemesByTag: { img: [] },
  allowProtocolRelative: false,
};

const allowed = /^(?:https?:\/\/[^\s/]|\/(?![/\\])|#|\?|tel:|mailto:)/i;

/**
 * Returns the link if it is a path, a query, a fragment or a URL with a safe scheme, otherwise
 * `null`.
 */
export function safeLink(address: string): string | null {
  return allowed.test(address) && !/\p{Cc}/u.test(address) ? address : null;
}
