import { createHmac } from 'node:crypto';
import type { OutboxEvent } from '@/api/outbox/event-shapes';
import { DeliveryFailure, type Receiver } from '@/api/outbox/receiver';

export type WebhookSettings = { url: string; secret: string };

const RESPONSE_WITHIN_MS = 10_000;
/**
 * Maximum number of attempts for an event. With the dispatcher's pauses, the attempts span about a
 * day.
 */
const TRIES_MAX = 40;

/**
 * Returns a receiver that sends every event as JSON, signed according to Standard Webhooks
 * (`standardwebhooks.com`).
 */
export function webhookReceiver({ url, secret }: WebhookSettings): Receiver {
  return {
    name: 'webhook',
    kind: 'webhook',
    triesMax: TRIES_MAX,
    concurrency: 8,
    accepts: () => true,
    async deliver(event, { signal }) {
      const body = JSON.stringify(event);
      const headers = {
        'content-type': 'application/json',
        'user-agent': 'Chorsu',
        ...signedHeaders(secret, event, body),
      };
      const limit = AbortSignal.any([signal, AbortSignal.timeout(RESPONSE_WITHIN_MS)]);
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body,
        redirect: 'manual',
        signal: limit,
      }).catch((cause: unknown) => {
        throw Object.assign(new DeliveryFailure(reasonOf(cause)), { cause });
      });
      await response.body?.cancel().catch(() => {});
      if (!response.ok) throw new DeliveryFailure(`the receiver responded with ${response.status}`);
    },
  };
}

/**
 * Returns the headers with the signature of the id, the time of this attempt (Unix seconds) and the
 * body.
 * @param secret - `whsec_` followed by the key in base64.
 */
export function signedHeaders(
  secret: string,
  { id }: Pick<OutboxEvent, 'id'>,
  body: string,
  now = new Date(),
): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64');
  const signature = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`).digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}

/**
 * Returns the message of the error's cause, for instance `ECONNREFUSED`, because the message of the
 * `fetch` error does not name the failure.
 */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'no response';
  const { cause, name } = error;
  if (name === 'TimeoutError') return `no response within ${RESPONSE_WITHIN_MS / 1000} s`;
  return `no response: ${cause instanceof Error ? cause.message || cause.name : error.message}`;
}
