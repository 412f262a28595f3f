import type { Text } from '@/api/db/schema/column';
import type { ContentLocale } from '@/lib/constants';
import { messages } from './messages';

export function textIn(text: Text, locale: ContentLocale): string {
  return text[locale];
}

/** Replaces placeholders such as `{name}` in a text. Leaves unknown placeholders unchanged. */
export function fill(text: string, values: Record<string, string>): string {
  const known = new Map(Object.entries(values));
  return text.replace(/\{(\w+)\}/g, (placeholder, name: string) => known.get(name) ?? placeholder);
}

/** Replaces the placeholders in both language versions of a text. */
export function fillBoth({ uz, ru }: Text, values: Record<string, string>): Text {
  return { uz: fill(uz, values), ru: fill(ru, values) };
}

/** Formats a wait time, rounded up, such as '1 soat 5 daqiqa'. */
export function waitText(seconds: number, locale: ContentLocale): string {
  const minutes = Math.ceil(seconds / 60);
  if (seconds < 60) return fill(textIn(messages.seconds, locale), { count: `${seconds}` });
  if (minutes < 60) return fill(textIn(messages.minutes, locale), { count: `${minutes}` });
  const hours = fill(textIn(messages.hours, locale), { count: `${Math.floor(minutes / 60)}` });
  if (minutes % 60 === 0) return hours;
  return `${hours} ${fill(textIn(messages.minutes, locale), { count: `${minutes % 60}` })}`;
}
