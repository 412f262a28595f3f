import type { Locale } from '@/lib/constants';
import { ApiError, kindOf } from '@/lib/http/errors';
import type { Rejection } from '@/stores/persisted-intents';
import type { Intent, SharedIntents } from '@/stores/shared-intents';
import type { SendIntent } from './intent-writes';
import { withLock } from './lock';

type Deliverable<Value> = { intents: SharedIntents<Value>; send: SendIntent<Value> };

type Outcomes<Value> = {
  onAccepted: (intent: Intent<Value>) => void;
  /** Returns whether to send the remaining intents. */
  onFailed: (intent: Intent<Value>, error: unknown) => boolean;
};

/**
 * Sends the persisted intents one after the other. An intent whose response is already stored is
 * not sent again; the stored response is used.
 *
 * A lock keeps the hydration script, the page and other tabs from sending the same intent twice.
 */
export async function deliverIntents<Value>(
  list: Deliverable<Value>,
  locale: Locale,
  { onAccepted, onFailed }: Outcomes<Value>,
): Promise<void> {
  await withLock(list.intents.name, async () => {
    for (const intent of list.intents.persisted()) {
      try {
        await deliver(list, intent, locale);
      } catch (error) {
        if (onFailed(intent, error)) continue;
        return;
      }
      onAccepted(intent);
    }
  });
}

/**
 * Sends an intent. If a response to it is already stored, sends nothing, and throws the stored
 * rejection if there is one.
 */
async function deliver<Value>(
  { intents, send }: Deliverable<Value>,
  intent: Intent<Value>,
  locale: Locale,
): Promise<void> {
  const response = intents.responseTo(intent);
  if (response?.rejection) throw errorOf(response.rejection);
  if (!response) await send(intent, locale);
}

/**
 * Returns whether a request failed without a response, so that it is unknown whether the API
 * received it.
 */
export function hasNoResponse(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'no-response';
}

/** Returns the parts of a rejection to store; `null` if the API has not responded. */
export function rejectionOf(error: unknown): Rejection | null {
  if (!(error instanceof ApiError) || error.status === 0) return null;
  const { status, detail, data, retryAfter } = error;
  return { status, detail, data, retryAfter };
}

function errorOf(rejection: Rejection): ApiError {
  return new ApiError(kindOf(rejection.status), rejection);
}
