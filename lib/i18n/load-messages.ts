import type { Messages } from 'next-intl';
import type { Locale } from '@/lib/constants';

/** Loads the messages of a language. Each bundler makes a file of its own for each language. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  // Relative, since bundlers find the files that fit a template only by a relative path.
  const { default: messages } = await import(`../../messages/${locale}.json`);
  return messages;
}
