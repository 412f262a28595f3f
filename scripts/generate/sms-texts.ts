import { SMS_MESSAGES, smsText } from '@/api/shared/sms/sms-text';
import { CONTENT_LOCALES } from '@/lib/constants';
import { withSections } from './sections';

/** Returns `docs/shop/sms.md` with its table of texts that the SMS provider has to approve. */
export function smsPage(): string {
  const rows = SMS_MESSAGES.flatMap((name) =>
    CONTENT_LOCALES.map(
      (locale) => `| ${when[name]} | ${locale} | \`${smsText(name, locale, {})}\` |`,
    ),
  );
  const table = ['| sent | language | text |', '|---|---|---|', ...rows].join('\n');
  return withSections('docs/shop/sms.md', { 'SMS texts': table });
}

const when: Record<(typeof SMS_MESSAGES)[number], string> = {
  codeSms: 'at sign-in',
  restockSms: 'when a product is back in stock',
  orderConfirmedSms: 'when the shop confirms an order',
  orderCourierSms: 'when the courier receives an order',
  orderPointSms: 'when an order is ready at its pickup point',
  orderCanceledSms: 'when the shop cancels an order',
};
