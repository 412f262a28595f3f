import type { Messages } from 'next-intl';
import type { Locale } from '@/lib/constants';

/** Loads the messages of a language. Bundlers create one file per language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  // The path is relative, because bundlers resolve only relative paths in template literals.
  const { default: messages } = await import(`../../messages/${locale}.json`);
  return messages;
}
