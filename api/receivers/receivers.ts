import type { Receiver } from '@/api/outbox/receiver';
import type { ApiEnv } from '@/api/shared/env';
import { StartFailure } from '@/api/shared/errors';
import { webhookReceiver } from './webhook';

/**
 * Returns the receivers that the environment configures.
 * @throws StartFailure when the webhook has no secret.
 */
export function receiversOf(env: ApiEnv): Receiver[] {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  if (!url) return [];
  if (!secret) {
    throw new StartFailure('WEBHOOK_URL needs WEBHOOK_SECRET, with which events are signed');
  }
  return [webhookReceiver({ url, secret })];
}
