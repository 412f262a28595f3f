import type { CallName } from '@/lib/contract/calls';
import { ApiError } from '@/lib/http/errors';
import { ORDER_WAIT_MS, withLock } from './lock';

const LOCK = 'chorsu:first-write';
const PROBE = 'probe=1';

/** Writes for which the API creates a guest session. */
const guestWrites: ReadonlySet<CallName> = new Set([
  'cart.put',
  'liked.add',
  'product.markSeen',
  'order.oneClick',
]);

/** Writes whose result can be found again only with the guest cookie. */
const foundByCookie: ReadonlySet<CallName> = new Set(['cart.put', 'liked.add']);

let isGuest = false;
let inFlight: Promise<void> | null = null;

/**
 * Sends a new visitor's writes one at a time across tabs until a write has created the guest
 * session (ADR 023).
 *
 * The first write sets a guest cookie, which scripts cannot read. Two simultaneous writes would
 * create two guests and lose the data of one. An order waits for other tabs for at most
 * `ORDER_WAIT_MS`.
 *
 * @throws `ApiError` of kind `no-cookies` if the browser rejects cookies and the write needs them.
 */
export async function afterFirstWrite<Result>(
  name: CallName,
  write: () => Promise<Result>,
): Promise<Result> {
  if (foundByCookie.has(name) && refusesCookies()) throw new ApiError('no-cookies');
  while (!isGuest && inFlight) await inFlight;
  if (isGuest) return write();
  const sent = withLock(LOCK, write, name === 'order.oneClick' ? ORDER_WAIT_MS : undefined);
  inFlight = sent
    .then(() => {
      isGuest = guestWrites.has(name);
    })
    .catch(() => undefined)
    .then(() => {
      inFlight = null;
    });
  return sent;
}

/** Returns whether the browser rejects the cookie that identifies a guest. */
export function refusesCookies(): boolean {
  return globalThis.navigator?.cookieEnabled === false || dropsCookies();
}

/** Sets a test cookie, because WebKitGTK reports that cookies are enabled even if it drops them. */
function dropsCookies(): boolean {
  if (typeof document === 'undefined') return false;
  // biome-ignore lint/suspicious/noDocumentCookie: these browsers lack the cookie store.
  document.cookie = `${PROBE}; SameSite=Strict`;
  const isDropped = !document.cookie.includes(PROBE);
  // biome-ignore lint/suspicious/noDocumentCookie: these browsers lack the cookie store.
  document.cookie = `${PROBE}; Max-Age=0`;
  return isDropped;
}
