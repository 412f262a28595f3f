import type { CallName } from '@/lib/contract/calls';

const LOCK = 'chorsu:first-write';

/** What makes a visitor a guest, when the shop has accepted it. */
const guestMakers: ReadonlySet<CallName> = new Set([
  'cart.put',
  'liked.add',
  'product.markSeen',
  'order.oneClick',
]);

let isGuest = false;
let turn: Promise<void> | null = null;

/**
 * The first write of a visit makes a new visitor a guest, by a cookie that no script can see: two
 * at once would make two guests, of whom one is lost. So they go one after the other until one has
 * made a guest, in all tabs (record 023).
 */
export async function afterFirstWrite<Answer>(
  name: CallName,
  write: () => Promise<Answer>,
): Promise<Answer> {
  while (!isGuest && turn) await turn;
  if (isGuest) return write();
  const sent = inTurn(write);
  turn = sent
    .then(() => {
      isGuest = guestMakers.has(name);
    })
    .catch(() => undefined)
    .then(() => {
      turn = null;
    });
  return sent;
}

/** Where a browser has no locks, or not over plain http, each tab is for itself. */
async function inTurn<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  return globalThis.navigator?.locks ? navigator.locks.request(LOCK, write) : write();
}
