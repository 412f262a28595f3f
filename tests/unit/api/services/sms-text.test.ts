import { expect, test } from 'vitest';
import { SMS_MESSAGES, smsText } from '@/api/shared/sms/sms-text';
import { CONTENT_LOCALES } from '@/lib/constants';

/** The basic GSM 03.38 alphabet without the escape character. */
const GSM = /^[@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&'()*+,\-./0-9:;<=>?¡A-ZÄÖÑÜ§¿a-zäöñüà]*$/;
const PART = { gsm: 160, unicode: 70 };

const ofOrders = SMS_MESSAGES.filter((name) => name.startsWith('order'));
const all = ofOrders.flatMap((name) => CONTENT_LOCALES.map((locale) => ({ name, locale })));

test.each(all)('fits $name in $locale into one SMS for a shop name of 30 characters', (one) => {
  const text = smsText(one.name, one.locale, { shop: 'D'.repeat(30), order: '12345678' });
  expect(text.length).toBeLessThanOrEqual(GSM.test(text) ? PART.gsm : PART.unicode);
});

test.each(SMS_MESSAGES)('writes %s in Uzbek with the GSM alphabet', (name) => {
  const values = { shop: 'Doʻkon', order: '1', code: '1', name: 'Maʼno', link: 'https://x.uz' };
  expect(smsText(name, 'uz', values)).toMatch(GSM);
});
