import type { Messages } from 'next-intl';
import { LOCALES, type Locale } from '@/lib/constants';
import { loadMessages } from '@/lib/i18n/load-messages';

type Texts = Messages['server'];

/** The messages for requests that neither Next nor the API handles, by language. */
export const texts = toRecord(
  await Promise.all(
    LOCALES.map(async (locale) => [locale, (await loadMessages(locale)).server] as const),
  ),
);

// The entries are those of `LOCALES`, so each language has one.
function toRecord(entries: (readonly [Locale, Texts])[]): Record<Locale, Texts> {
  return Object.fromEntries(entries) as Record<Locale, Texts>;
}
