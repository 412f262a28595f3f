import { setTimeout as wait } from 'node:timers/promises';
import type { Api } from '@/api/http/implement';
import { Malformed, NotFound } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { API_BASE, CHANGE_HEADER, CHANGES_PATH } from '@/lib/constants';
import { readWholeNumber } from '@/lib/domain/text/whole-number';
import { hasBearer } from '@/lib/security/secrets';

/**
 * How long a request waits for the change that it names. After that, it is served from older data.
 */
const CATCH_UP_MS = 1000;

/**
 * Serves the feed of changes that storefronts follow (ADR 070). It is outside `/api/v1`, so that
 * proxies do not expose it.
 */
export function changeRoutes(api: Api, { changes }: Ports) {
  if (!changes) return;
  const { feed, secret } = changes;
  api.get(CHANGES_PATH, async (c) => {
    if (!hasBearer(c.req.header('authorization'), secret)) throw new NotFound();
    const after = numberOf(c.req.query('after'));
    c.header('cache-control', 'no-store');
    return c.json(await feed.after(after, c.req.raw.signal));
  });
  api.use(`${API_BASE}/*`, async (c, next) => {
    const number = readWholeNumber(c.req.header(CHANGE_HEADER) ?? '') ?? 0;
    if (number > 0) {
      await Promise.race([feed.reach(number), wait(CATCH_UP_MS, undefined, { ref: false })]);
    }
    await next();
  });
}

function numberOf(text: string | undefined): number | null {
  if (text === undefined) return null;
  const number = readWholeNumber(text);
  if (number === null) throw new Malformed();
  return number;
}
