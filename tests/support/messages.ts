import { readFileSync } from 'node:fs';
import type { Messages } from 'next-intl';
import type { Locale } from '@/lib/constants';

const known = new Map<Locale, Messages>();

/** The messages of a language as its file has them. */
export function messagesOf(locale: Locale): Messages {
  const messages: Messages =
    known.get(locale) ?? JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  known.set(locale, messages);
  return messages;
}
