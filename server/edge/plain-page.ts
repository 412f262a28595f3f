import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@/lib/constants';
import { localePath } from '@/lib/domain/routing/locale-path';
import { REQUEST_ID_HEADER } from '@/lib/telemetry/request-context';
import { requestIdOf } from '@/server/observe';
import type { Site } from '@/server/site';
import { hashOf, securityHeaders } from './security-headers';
import { texts } from './texts';

type Kind = 'badRequest' | 'failed' | 'tooManyCookies' | 'unavailable' | 'wrongHost';

const style = readFileSync(new URL('./plain-page.css', import.meta.url), 'utf8');
/**
 * Reloads on Back, because the failed page may have added history entries that only change the
 * address.
 */
const script = "addEventListener('popstate',()=>location.reload())";
const policy = [
  "default-src 'none'",
  "img-src 'self'",
  `style-src ${hashOf(style)}`,
  `script-src ${hashOf(script)}`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type PlainPageOptions = Site & {
  kind: Kind;
  status: 400 | 405 | 421 | 431 | 500 | 503;
  locale: Locale;
  headers?: Record<string, string>;
};

/** Sends an error page for a request that Next does not receive or cannot handle. */
export function sendPlainPage(
  req: IncomingMessage,
  res: ServerResponse,
  options: PlainPageOptions,
): void {
  const body = Buffer.from(htmlOf(options));
  res.writeHead(options.status, {
    ...securityHeaders(options),
    ...options.headers,
    [REQUEST_ID_HEADER]: requestIdOf(req),
    'Cache-Control': 'no-store',
    'Content-Length': body.length,
    'Content-Security-Policy': policy,
    'Content-Type': 'text/html; charset=utf-8',
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function htmlOf({ kind, status, locale, siteUrl }: PlainPageOptions): string {
  const { retry, home, [kind]: text } = texts[locale];
  const start = (kind === 'wrongHost' ? siteUrl : '') + localePath(locale, '/');
  // An empty `href` reloads the page.
  const again = status >= 500 || kind === 'tooManyCookies' ? `<a href="">${retry}</a>` : '';

  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${text.title}</title><style>${style}</style><script>${script}</script></head>
<body><header><a class="logo" href="${start}"><img src="/mark.svg" alt="${home}" width="28" height="28"></a></header>
<main><div class="panel"><img class="disc" src="/mark.svg" alt="" width="56" height="56">
<h1>${text.title}</h1><p class="text">${text.text}</p><p class="status">${status}</p>
<p class="actions">${again}<a href="${start}">${home}</a></p></div></main></body></html>`;
}
