import type { IncomingMessage, ServerResponse } from 'node:http';
import { DEFAULT_LOCALE, type Locale } from '@/lib/constants';
import { cookieLocale, splitLocale, withoutDefaultPrefix } from '@/lib/domain/routing/locale-path';
import type { Site } from '@/server/site';
import { sendPlainPage } from './plain-page';

const RETRY_AFTER_SECONDS = '5';

/** Sends a plain page with status 503 and `Retry-After`. */
export function sendUnavailablePage(
  site: Site,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale = localeOf(req),
): void {
  const headers = { 'Retry-After': RETRY_AFTER_SECONDS };
  sendPlainPage(req, res, { kind: 'unavailable', status: 503, locale, ...site, headers });
}

/** Sends a plain page with status 500. */
export function sendFailedPage(site: Site, req: IncomingMessage, res: ServerResponse): void {
  sendPlainPage(req, res, { kind: 'failed', status: 500, locale: localeOf(req), ...site });
}

const refusals = {
  400: 'badRequest',
  405: 'badRequest',
  421: 'wrongHost',
  431: 'tooManyCookies',
} as const;

/** Rejects a request with a plain page in the language of its address or of its cookie. */
export function refuse(
  site: Site,
  req: IncomingMessage,
  res: ServerResponse,
  status: keyof typeof refusals,
): void {
  const kind = refusals[status];
  const headers = status === 405 ? { Allow: 'GET, HEAD' } : {};
  sendPlainPage(req, res, { kind, status, locale: localeOf(req), ...site, headers });
}

/** Returns the language that the address names, or else that of the language cookie. */
function localeOf({ url = '/', headers }: IncomingMessage): Locale {
  const [path = '/'] = url.split(/[?#]/, 1);
  const isDefaultNamed = withoutDefaultPrefix(path) !== path;
  const { locale } = splitLocale(path);
  return isDefaultNamed || locale !== DEFAULT_LOCALE ? locale : cookieLocale(headers.cookie);
}
