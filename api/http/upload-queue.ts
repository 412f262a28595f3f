import { inTurn } from '@/api/shared/in-turn';
import type { CallName } from '@/lib/contract/calls';
import { FairQueue } from '@/lib/process/fair-queue';

/** Of photos 3 MB are in memory while they arrive: so many of all customers, and of one. */
const queue = new FairQueue({
  ...{ width: () => 16, widthOfOne: 2 },
  ...{ waiting: 64, waitingOfOne: 6, waitMs: 15_000 },
});
/** Calls that send photos. */
export const uploading: ReadonlySet<CallName> = new Set<CallName>(['review.add']);

/** Reads what was sent; photos wait unread until there is room for them. */
export async function queueUpload<Sent>(
  name: CallName,
  { customer, request }: { customer: number | null; request: Pick<Request, 'signal'> },
  read: () => Promise<Sent>,
): Promise<Sent> {
  if (!uploading.has(name)) return read();
  return inTurn(queue, { key: String(customer), signal: request.signal }, read);
}
