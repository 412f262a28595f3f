import type { CallName } from '@/lib/contract/calls';

const LOCK = 'chorsu:first-write';

/** The writes by which a visitor becomes a guest, once the shop has accepted one. */
const guestWrites: ReadonlySet<CallName> = new Set([
  'cart.put',
  'liked.add',
  'product.markSeen',
  'order.oneClick',
]);

let isGuest = false;
let inFlight: Promise<void> | null = null;

/**
 * The first write of a new visitor makes her a guest, by a cookie that scripts cannot read. Two at
 * once would make two guests, of whom one is lost. So writes are sent one after the other, across
 * tabs, until one has made a guest (record 023).
 */
export async function afterFirstWrite<Answer>(
  name: CallName,
  write: () => Promise<Answer>,
): Promise<Answer> {
  while (!isGuest && inFlight) await inFlight;
  if (isGuest) return write();
  const sent = withLock(write);
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

/** Some browsers have no locks, none has them over plain http: there each tab is for itself. */
async function withLock<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  return globalThis.navigator?.locks ? navigator.locks.request(LOCK, write) : write();
}
