import { fill, textIn } from '@/api/shared/locale';
import { messages } from '@/api/shared/messages';
import type { ContentLocale } from '@/lib/constants';

/** The messages that the shop sends as SMS. Eskiz has to approve each text. */
export const SMS_MESSAGES = [
  'codeSms',
  'restockSms',
  'orderConfirmedSms',
  'orderCourierSms',
  'orderPointSms',
  'orderCanceledSms',
] as const;
export type SmsMessage = (typeof SMS_MESSAGES)[number];

/**
 * Returns the text of an SMS. Apostrophes replace ʻ and ʼ, because a character outside the GSM
 * alphabet would shorten each part of the message from 160 to 70 characters.
 */
export function smsText(
  name: SmsMessage,
  locale: ContentLocale,
  values: Record<string, string>,
): string {
  return fill(textIn(messages[name], locale), values).replace(/[ʻʼ]/g, "'");
}
