import { setTimeout as pause } from 'node:timers/promises';
import { ask } from '@/tests/support/ask';

const WITHIN_MS = 900_000;
const POLL_EVERY_MS = 250;

/** The index is in memory, or an engine is filled. */
export async function isWhole(address: string): Promise<void> {
  for (const until = performance.now() + WITHIN_MS; performance.now() < until; ) {
    const { body } = await ask(address, '/readyz');
    const { search = 'ready' } = JSON.parse(body.toString());
    if (search === 'ready') return;
    await pause(POLL_EVERY_MS);
  }
  throw new Error('the index is not there');
}
