import { readFileSync } from 'node:fs';
import { createTranslator, type Messages } from 'next-intl';

export type Language = 'uz' | 'ru';
export type Words = (key: string, values?: Record<string, string | number>) => string;

/** Returns a function that translates a message key into this language. */
export function wordsOf(locale: Language): Words {
  const messages: Messages = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  const translate = createTranslator({ locale, messages });
  // A test may use any message key; tests/unit/messages.test.ts checks that it exists.
  return (key, values) => translate(key as Parameters<typeof translate>[0], values);
}

/** Adds the language prefix to a path: `/ru` for Russian, none for Uzbek. */
export function pathIn(locale: Language, path: string): string {
  return locale === 'ru' ? `/ru${path === '/' ? '' : path}` : path;
}
