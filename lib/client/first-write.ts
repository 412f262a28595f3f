const LOCK = 'chorsu:first-write';

let first: Promise<unknown> | null = null;

/**
 * The first write of a visit makes a new visitor a guest, by a cookie that no script can see: two
 * at once would make two guests, of whom one is lost. So the others wait until it is answered, and
 * so does the first of another tab.
 */
export async function afterFirstWrite<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  if (first === null) {
    const sent = inTurn(write);
    first = sent.catch(() => null);
    return sent;
  }
  await first;
  return write();
}

/** Where a browser has no locks, or not over plain http, each tab is for itself. */
async function inTurn<Answer>(write: () => Promise<Answer>): Promise<Answer> {
  return globalThis.navigator?.locks ? navigator.locks.request(LOCK, write) : write();
}
