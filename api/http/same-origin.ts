import type { Context } from 'hono';
import { Forbidden } from '@/api/shared/errors';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Browsers send the guest's cookie from other sites too. Programs send none of these headers. */
export function refuseForeign({ req }: Context): void {
  if (SAFE.has(req.method)) return;
  const site = req.header('sec-fetch-site');
  const isForeign = site
    ? site !== 'same-origin' && site !== 'none'
    : isOther(req.header('origin'), req.header('x-forwarded-host') ?? req.header('host'));
  if (isForeign) throw new Forbidden();
}

/** For browsers without Sec-Fetch-Site. */
function isOther(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
