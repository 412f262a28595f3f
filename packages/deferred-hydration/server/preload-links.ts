import type { IncomingHttpHeaders } from 'node:http';

/**
 * Removes the preloads of stylesheets and typefaces from the `Link` header. The page has its styles,
 * and a typeface that is fetched early delays its first paint.
 */
export function withoutPreloadLinks(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { link = '', ...rest } = headers;
  const links = String(link).split(/,\s*(?=<)/);
  const left = links.filter((one) => one !== '' && !/as="(?:font|style)"/.test(one));
  return { ...rest, ...(left.length > 0 ? { link: left.join(', ') } : {}) };
}
