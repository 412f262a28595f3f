import { existsSync, readFileSync } from 'node:fs';
import type { Messages } from 'next-intl';
import type { Locale } from '@/lib/constants';

const known = new Map<Locale, Messages>();

/** Returns the messages in a language. Each language's file is read only once. */
export function messagesOf(locale: Locale): Messages {
  const messages = known.get(locale) ?? readMessages(`messages/${locale}.json`);
  known.set(locale, messages);
  return messages;
}

function readMessages(path: string): Messages {
  if (!existsSync(path)) {
    throw new Error(`${path} is missing. Copy messages/uz.json to it and translate the texts.`);
  }
  return JSON.parse(readFileSync(path, 'utf8'));
}
