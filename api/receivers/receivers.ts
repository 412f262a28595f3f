import type { Receiver } from '@/api/outbox/receiver';
import type { ApiEnv } from '@/api/shared/env';
import { StartFailure } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import { orderSmsReceiver } from './order-sms';
import { telegramReceivers } from './telegram';
import { webhookReceiver } from './webhook';

/**
 * Returns the receivers that the environment configures.
 * @throws StartFailure when one of two settings that belong together is missing.
 */
export function receiversOf(
  env: ApiEnv,
  ports: Pick<Ports, 'db' | 'guard' | 'now' | 'sms'>,
): Receiver[] {
  const { WEBHOOK_URL: url, WEBHOOK_SECRET: secret } = env;
  const { TELEGRAM_STAFF_TOKEN: token, TELEGRAM_STAFF_CHATS: chats } = env;
  if (url && !secret) {
    throw new StartFailure('WEBHOOK_URL requires WEBHOOK_SECRET to sign the events');
  }
  if (!token !== !chats) {
    throw new StartFailure('TELEGRAM_STAFF_TOKEN and TELEGRAM_STAFF_CHATS must be set together');
  }
  const apiUrl = env.TELEGRAM_API_URL.replace(/\/$/, '');
  return [
    ...(url && secret ? [webhookReceiver({ url, secret })] : []),
    ...(token && chats ? telegramReceivers({ token, chats: chats.split(','), apiUrl }, ports) : []),
    ...(ports.sms ? [orderSmsReceiver(ports.sms, ports)] : []),
  ];
}
