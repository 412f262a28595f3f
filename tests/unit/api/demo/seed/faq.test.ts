import { expect, test } from 'vitest';
import { faq } from '@/api/demo/seed/content/faq';
import { CONTENT_LOCALES } from '@/lib/constants';
import ru from '@/messages/ru.json';
import uz from '@/messages/uz.json';

const messages = { uz, ru };

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Object.values(Object(value)).flatMap(textsOf);
}

test.each(CONTENT_LOCALES)(
  "quotes the shop's interface labels exactly in the FAQ in %s",
  (locale) => {
    const shown = new Set(textsOf(messages[locale]));
    const all = faq
      .map(({ question, answer }) => `${question[locale]} ${answer[locale]}`)
      .join(' ');
    const quoted = [...all.matchAll(/«([^»]+)»/g)].map(([, text = '']) => text);
    expect(quoted.length).toBeGreaterThan(4);
    expect(quoted.filter((text) => !shown.has(text))).toEqual([]);
  },
);
