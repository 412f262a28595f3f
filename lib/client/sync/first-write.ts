import type { CallName } from '@/lib/contract/calls';
import { ApiError } from '@/lib/http/errors';
import { ORDER_WAIT_MS, withLock } from './lock';

const LOCK = 'chorsu:first-write';
const PROBE = 'probe=1';

/** Writes that make a visitor a guest when the API accepts them. */
const guestWrites: ReadonlySet<CallName> = new Set([
  'cart.put',
  'liked.add',
  'product.markSeen',
  'order.oneClick',
]);

/** What they change is found again by the guest cookie alone. */
const foundByCookie: ReadonlySet<CallName> = new Set(['cart.put', 'liked.add']);

let isGuest = false;
let inFlight: Promise<void> | null = null;

/**
 * The first write of a new visitor sets a guest cookie, which scripts cannot read. Two writes at
 * once would make two guests and lose one. So writes are sent one after the other, across tabs,
 * until one has made a guest (ADR 023). An order waits for another tab for a limited time only.
 */
export async function afterFirstWrite<Answer>(
  name: CallName,
  write: () => Promise<Answer>,
): Promise<Answer> {
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

function refusesCookies(): boolean {
  return globalThis.navigator?.cookieEnabled === false || dropsCookies();
}

/** WebKitGTK says that it takes cookies, and drops them. */
function dropsCookies(): boolean {
  if (typeof document === 'undefined') return false;
  // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is missing where this is asked.
  document.cookie = `${PROBE}; SameSite=Strict`;
  const isDropped = !document.cookie.includes(PROBE);
  // biome-ignore lint/suspicious/noDocumentCookie: as above.
  document.cookie = `${PROBE}; Max-Age=0`;
  return isDropped;
}
