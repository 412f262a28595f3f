import {
  DEFAULT_LOCALE,
  LOCALE_COOKIE,
  LOCALE_COOKIE_SECONDS,
  LOCALES,
  type Locale,
  OFFLINE_PATH,
} from '@/lib/constants';
import { localePath, splitLocale, toLocale } from '@/lib/domain/routing/locale-path';
import { withReturnTo } from '@/lib/domain/routing/return-to';
import { filesOf } from '@/lib/domain/routing/saved-page';
import { fetchWithRetry } from './fetch-with-retry';
import { buildFiles, HYDRATION, hydration } from './files';

declare const VERSION: string;
// TypeScript does not declare the Cookie Store API for workers, and not every browser has it, so
// each use can throw.
declare const cookieStore: {
  get: (name: string) => Promise<{ value: string } | null>;
  set: (cookie: { name: string; value: string; expires: number; path: string }) => Promise<void>;
};

const PREFIX = 'chorsu-offline-';
const NAME = `${PREFIX}${VERSION}`;
const paths = LOCALES.map((locale) => localePath(locale, OFFLINE_PATH));

export async function cacheOfflinePages(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(NAME);
  await hydration.handle({ request: HYDRATION, event });
  for (const path of paths) {
    const page = await fetchWithRetry(path, { cache: 'reload', credentials: 'omit' });
    const html = await page.clone().text();
    await cache.put(path, page);
    await cacheFilesOf(html, event);
  }
}

export async function cacheFilesOf(html: string, event: ExtendableEvent): Promise<void> {
  const names = [...filesOf(html)];
  await Promise.all(names.map((request) => buildFiles.handle({ request, event })));
}

/** Deletes the offline pages of other builds. */
export async function deleteOldOfflinePages(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

export async function offlinePage(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(NAME);
  return cache.match(pathname);
}

/** Redirects to the offline page in the language of the requested page. */
export async function toOfflinePage({ pathname, search }: URL): Promise<Response> {
  const { locale } = splitLocale(pathname);
  const isPrefixed = locale !== DEFAULT_LOCALE;
  if (isPrefixed) await storeLocale(locale);
  const path = localePath(isPrefixed ? locale : await chosenLocale(), OFFLINE_PATH);
  return Response.redirect(withReturnTo(path, pathname + search));
}

async function chosenLocale(): Promise<Locale> {
  try {
    return toLocale((await cookieStore.get(LOCALE_COOKIE))?.value);
  } catch {
    return DEFAULT_LOCALE;
  }
}

/** Stores the language in the cookie, as the storefront's response would have done (S1-07). */
async function storeLocale(value: Locale): Promise<void> {
  const expires = Date.now() + LOCALE_COOKIE_SECONDS * 1000;
  try {
    await cookieStore.set({ name: LOCALE_COOKIE, value, expires, path: '/' });
  } catch {
    // The language is also in the URL.
  }
}
