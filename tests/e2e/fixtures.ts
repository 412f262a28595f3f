import { readFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { test as base, expect, type Page } from '@playwright/test';
import { createTranslator } from 'next-intl';

type Locale = 'uz' | 'ru';
type Words = (key: string, values?: Record<string, string | number>) => string;

type Fixtures = {
  /** The page's own language, 'uz' unless a test says otherwise. */
  locale: Locale;
  /** A message of the interface, in `locale`. */
  t: Words;
  /** A path with the prefix of `locale`. */
  at: (path: string) => string;
  /** No WCAG 2.2 A or AA violation on the page as it stands. */
  expectAccessible: () => Promise<void>;
  /** What a page may not do: log errors or warnings, throw, break its CSP, fail a request. */
  complaints: string[];
};

export const test = base.extend<Fixtures>({
  locale: ['uz', { option: true }],
  t: async ({ locale }, use) => {
    await use(wordsOf(locale));
  },
  at: async ({ locale }, use) => {
    await use((path) => (locale === 'ru' ? `/ru${path === '/' ? '' : path}` : path));
  },
  expectAccessible: async ({ page }, use) => {
    await use(async () => {
      const { violations } = await new AxeBuilder({ page })
        .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
        .analyze();
      expect(
        violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join('\n')}`),
      ).toEqual([]);
    });
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      listen(page, complaints);
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

export function wordsOf(locale: Locale): Words {
  const messages: unknown = JSON.parse(readFileSync(`messages/${locale}.json`, 'utf8'));
  return createTranslator({ locale, messages: messages as never, timeZone: 'Asia/Tashkent' });
}

function listen(page: Page, complaints: string[]) {
  page.on('pageerror', ({ message }) => complaints.push(`threw: ${message}`));
  page.on('console', (message) => {
    // A document that is meant to be 404 is logged as a failed resource by the browser itself.
    const isOwnStatus = message.location().url === page.url();
    if (['error', 'warning'].includes(message.type()) && !isOwnStatus) {
      complaints.push(`logged: ${message.text()}`);
    }
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason !== 'net::ERR_ABORTED') complaints.push(`failed: ${request.url()} ${reason}`);
  });
}
