import type { CallName } from '@/lib/contract/calls';

const LOCK = 'chorsu:first-write';

/** Writes that make a visitor a guest when the API accepts them. */
const guestWrites: ReadonlySet<CallName> = new Set([
  'cart.put',
  'liked.add',
  'product.markSeen',
  'order.oneClick',
]);

let isGuest = false;
let inFlight: Promise<void> | null = null;

/**
 * The first write of a new visitor sets a guest cookie, which scripts cannot read. Two writes at
 * once would make two guests and lose one. So writes are sent one after the other, across tabs,
 * until one has made a guest (record 023).
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

/** Without the Web Locks API (old browsers, plain http) each tab works alone. */
async function withLock<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  return globalThis.navigator?.locks ? navigator.locks.request(LOCK, write) : write();
}
