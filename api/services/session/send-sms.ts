import { noteFailure } from '@/api/db/failure';
import { recordEvent } from '@/api/outbox/record';
import { SmsFailure } from '@/api/shared/errors';
import type { Ports } from '@/api/shared/ports';
import type { Sms } from '@/api/shared/sms/sms';
import { log } from '@/lib/telemetry/log';
import { count } from '@/lib/telemetry/metrics';

type Sender = { sms: Sms } & Pick<Ports, 'db' | 'now'>;
type Message = { about: 'code' | 'restock' | 'order'; phone: string; text: string };

/** At most one event about failed messages is recorded in each period of this length. */
const REPORTED_EVERY_MS = 10 * 60_000;

/** Sends a message. Logs, reports and returns a provider's failure; `null` means success. */
export async function sendSms(
  sender: Sender,
  { about, phone, text }: Message,
): Promise<SmsFailure | null> {
  const { provider } = sender.sms;
  try {
    await sender.sms.send(phone, text);
    count('chorsu_sms_total', { provider, about, result: 'sent' });
    return null;
  } catch (cause) {
    if (!(cause instanceof SmsFailure)) throw cause;
    count('chorsu_sms_total', { provider, about, result: 'failed' });
    log.warn(`SMS (${about}): ${cause.message}`);
    await report(sender, { provider, about, reason: cause.message });
    return cause;
  }
}

async function report(
  { db, now }: Sender,
  data: { provider: string; about: string; reason: string },
): Promise<void> {
  const at = now();
  const period = Math.floor(at.getTime() / REPORTED_EVERY_MS);
  const onceKey = `sms.failed:${data.provider}:${period}`;
  await recordEvent(db, { type: 'sms.failed', data, onceKey, at }).catch((error: unknown) =>
    noteFailure('A failed SMS could not be reported', error),
  );
}
