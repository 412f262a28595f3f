import { SmsFailure } from '@/api/shared/errors';
import type { Sms } from '@/api/shared/sms/sms';
import { log } from '@/lib/telemetry/log';
import { count } from '@/lib/telemetry/metrics';

type Message = { about: 'code' | 'restock'; phone: string; text: string };

/** Sends a message. Logs a provider's failure and returns `false`. */
export async function sendSms(sms: Sms, { about, phone, text }: Message): Promise<boolean> {
  const { provider } = sms;
  try {
    await sms.send(phone, text);
    count('chorsu_sms_total', { provider, about, result: 'sent' });
    return true;
  } catch (cause) {
    if (!(cause instanceof SmsFailure)) throw cause;
    count('chorsu_sms_total', { provider, about, result: 'failed' });
    log.warn(`SMS (${about}): ${cause.message}`);
    return false;
  }
}
