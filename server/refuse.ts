import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Locale } from '@/lib/constants';
import { splitLocale } from '@/lib/domain/locale-path';
import { sendPlainPage } from '@/server/http/plain-page';
import type { Site } from './site';

const RETRY_AFTER_SECONDS = '5';

export function sayUnavailable(
  site: Site,
  req: IncomingMessage,
  res: ServerResponse,
  locale: Locale = localeOf(req),
): void {
  const headers = { 'Retry-After': RETRY_AFTER_SECONDS };
  sendPlainPage(req, res, { kind: 'unavailable', status: 503, locale, ...site, headers });
}

export function sayFailed(site: Site, req: IncomingMessage, res: ServerResponse): void {
  sendPlainPage(req, res, { kind: 'failed', status: 500, locale: localeOf(req), ...site });
}

export function refuse(
  site: Site,
  req: IncomingMessage,
  res: ServerResponse,
  status: 400 | 405 | 421,
): void {
  const kind = status === 421 ? 'wrongHost' : 'badRequest';
  const headers = status === 405 ? { Allow: 'GET, HEAD' } : {};
  sendPlainPage(req, res, { kind, status, locale: localeOf(req), ...site, headers });
}

function localeOf({ url = '/' }: IncomingMessage): Locale {
  return splitLocale(url).locale;
}
