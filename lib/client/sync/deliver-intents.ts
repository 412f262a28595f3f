import type { Locale } from '@/lib/constants';
import { ApiError } from '@/lib/http/errors';
import type { Intent, IntentStore } from '@/stores/intent-store';
import type { SendIntent } from './intent-writes';
import { withLock } from './lock';

type Deliverable<Value> = { intents: IntentStore<Value>; send: SendIntent<Value> };

type Outcomes<Value> = {
  onAccepted: (intent: Intent<Value>) => void;
  /** Returns whether to send the remaining intents. */
  onFailed: (intent: Intent<Value>, error: unknown) => boolean;
};

/**
 * Sends the persisted intents in order. Intents that another context has delivered count as
 * accepted.
 *
 * The hydration script, the page and other tabs deliver one after the other, so that each intent is
 * sent once.
 */
export async function deliverIntents<Value>(
  { intents, send }: Deliverable<Value>,
  locale: Locale,
  { onAccepted, onFailed }: Outcomes<Value>,
): Promise<void> {
  await withLock(intents.name, async () => {
    for (const intent of intents.persisted()) {
      try {
        if (!intents.isDelivered(intent)) await send(intent, locale);
      } catch (error) {
        if (onFailed(intent, error)) continue;
        return;
      }
      onAccepted(intent);
    }
  });
}

export function hasNoResponse(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'no-response';
}
