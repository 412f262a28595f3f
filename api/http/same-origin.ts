import type { Context } from 'hono';
import { Forbidden } from '@/api/shared/errors';

const SAFE = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * The guest's cookie goes along with whatever a page sends, another site's too: such writes are
 * refused. Programs, a provider of payment among them, send neither of these headers.
 */
export function refuseForeign({ req }: Context): void {
  if (SAFE.has(req.method)) return;
  const site = req.header('sec-fetch-site');
  const isForeign = site
    ? site !== 'same-origin' && site !== 'none'
    : isOther(req.header('origin'), req.header('x-forwarded-host') ?? req.header('host'));
  if (isForeign) throw new Forbidden();
}

/** Of a browser that does not tell the relation of the sites itself. */
function isOther(origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
}
