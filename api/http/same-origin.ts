import type { Context } from 'hono';
import { Forbidden } from '@/api/shared/errors';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Rejects writes from pages of other sites, whose requests also carry the guest's cookie. Programs
 * other than browsers send neither `Sec-Fetch-Site` nor `Origin`, so they pass.
 * @throws Forbidden when the request comes from another site.
 */
export function refuseForeign({ req }: Context): void {
  if (SAFE.has(req.method)) return;
  const site = req.header('sec-fetch-site');
  const isForeign = site
    ? site !== 'same-origin' && site !== 'none'
    : isOther(req.header('origin'), req.header('x-forwarded-host') ?? req.header('host'));
  if (isForeign) throw new Forbidden();
}

/** Fallback for browsers without `Sec-Fetch-Site`. */
function isOther(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
