import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@/lib/constants';
import ru from '@/messages/ru.json';
import uz from '@/messages/uz.json';
import { securityHeaders } from './security-headers';

type Kind = 'badRequest' | 'failed' | 'unavailable';

const texts = { uz: uz.server, ru: ru.server };

const style =
  'body{font:18px/1.5 sans-serif;max-width:32em;margin:20vh auto;padding:0 16px}a{color:#0b6e69}';
const styleHash = createHash('sha256').update(style).digest('base64');
const policy = [
  "default-src 'none'",
  `style-src 'sha256-${styleHash}'`,
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

type Options = {
  kind: Kind;
  status: 400 | 405 | 500 | 503;
  locale: Locale;
  isHttps: boolean;
  headers?: Record<string, string>;
};

/** A few words for when Next has none: it is not asked, or it could not answer. */
export function sendPlainPage(req: IncomingMessage, res: ServerResponse, options: Options): void {
  const body = Buffer.from(htmlOf(options));
  res.writeHead(options.status, {
    ...securityHeaders(options),
    ...options.headers,
    'Cache-Control': 'no-store',
    'Content-Length': body.length,
    'Content-Security-Policy': policy,
    'Content-Type': 'text/html; charset=utf-8',
  });
  res.end(req.method === 'HEAD' ? undefined : body);
}

function htmlOf({ kind, status, locale }: Options): string {
  const { home, [kind]: text } = texts[locale];
  return `<!DOCTYPE html><html lang="${locale}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">
<title>${text.title}</title><style>${style}</style></head>
<body><main><h1>${text.title}</h1><p>${text.text}</p><p>${status}</p>
<p><a href="${locale === 'ru' ? '/ru' : '/'}">${home}</a></p></main></body></html>`;
}
