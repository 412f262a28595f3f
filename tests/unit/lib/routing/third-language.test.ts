import { afterEach, expect, test, vi } from 'vitest';
import { cookieLocale, splitLocale } from '@/lib/domain/routing/locale-path';
import { isOfflinePath } from '@/lib/domain/routing/return-to';
import { decide } from '@/lib/routing/decide';
import { toPageRequest } from '@/server/pages/cache-key';

// Adds English to the table of languages, with Russian content.
vi.mock('@/lib/constants', async (actual) => {
  const constants = await actual<typeof import('@/lib/constants')>();
  const english = { content: 'ru', name: 'English', shortName: 'En', currency: 'UZS' };
  const locales = { ...constants.locales, en: english };
  return { ...constants, locales, LOCALES: Object.keys(locales) };
});

afterEach(() => void vi.unstubAllGlobals());

function decided(pathname: string, cookie?: string) {
  const query = new URLSearchParams();
  return decide({ pathname, query, chosenLocale: cookieLocale(cookie), scope: null });
}

test.each([
  ['/en', 'en', '/'],
  ['/en/', 'en', '/'],
  ['/en/about', 'en', '/about'],
  ['/english', 'uz', '/english'],
  ['/ru/en', 'ru', '/en'],
])(
  'splits %s into the language %s and the path %s when there is a third language',
  (pathname, locale, path) => {
    expect(splitLocale(pathname)).toEqual({ locale, path });
  },
);

test.each([
  ['NEXT_LOCALE=en', 'en'],
  ['sid=1; NEXT_LOCALE=ru', 'ru'],
  ['NEXT_LOCALE=uz', 'uz'],
  ['NEXT_LOCALE=de', 'uz'],
  ['sid=NEXT_LOCALE', 'uz'],
])('reads the language from the cookie "%s" as %s', (cookie, locale) => {
  expect(cookieLocale(cookie)).toBe(locale);
});

test('redirects a path without a prefix to the language in the cookie (S1-07)', async () => {
  const redirect = (path: string) => ({ kind: 'redirect', status: 307, path });
  expect(await decided('/', 'NEXT_LOCALE=en')).toEqual(redirect('/en'));
  expect(await decided('/about', 'NEXT_LOCALE=en')).toEqual(redirect('/en/about'));
  expect(await decided('/en/about', 'NEXT_LOCALE=ru')).toMatchObject({ kind: 'page' });
});

test('does not share a page between visitors with different language cookies', () => {
  const keys = ['NEXT_LOCALE=en', 'NEXT_LOCALE=ru', 'NEXT_LOCALE=uz'].map(
    (cookie) => toPageRequest('/about', { cookie }).key,
  );
  expect(new Set(keys).size).toBe(3);
});

test('requests content in the content language that the table specifies', async () => {
  const requests: (string | null)[] = [];
  vi.stubGlobal('fetch', async (_: string, { headers }: RequestInit) => {
    requests.push(new Headers(headers).get('accept-language'));
    return Response.json({ status: true, data: { slug: 'choynak-5' } });
  });
  expect(await decided('/en/products/choynak-5')).toMatchObject({ kind: 'page', locale: 'en' });
  expect(requests).toEqual(['ru']);
});

test('recognizes the offline page of each language', () => {
  expect(['/offline', '/ru/offline', '/en/offline', '/de/offline'].map(isOfflinePath)).toEqual([
    true,
    true,
    true,
    false,
  ]);
});
