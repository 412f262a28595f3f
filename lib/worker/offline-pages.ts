import { LOCALE_COOKIE, OFFLINE_PATH } from '@/lib/constants';
import { withReturnTo } from '@/lib/domain/return-to';
import { filesOf } from '@/lib/domain/saved-page';
import { fetchWithRetry } from './fetch-with-retry';
import { buildFiles } from './files';

declare const VERSION: string;
// TypeScript does not know it in workers, and not every browser has it.
declare const cookieStore: { get: (name: string) => Promise<{ value: string } | null> } | undefined;

const PREFIX = 'chorsu-offline-';
const NAME = `${PREFIX}${VERSION}`;
const paths = [OFFLINE_PATH, `/ru${OFFLINE_PATH}`];

/** Caches the offline page in both languages with all its files. */
export async function cacheOfflinePages(event: ExtendableEvent): Promise<void> {
  const cache = await caches.open(NAME);
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

export async function deleteOldOfflinePages(): Promise<void> {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

export async function offlinePage(pathname: string): Promise<Response | undefined> {
  const cache = await caches.open(NAME);
  return cache.match(pathname);
}

export async function toOfflinePage({ pathname, search }: URL): Promise<Response> {
  const isRussian = /^\/ru(?:\/|$)/.test(pathname) || (await hasChosenRussian());
  const path = isRussian ? `/ru${OFFLINE_PATH}` : OFFLINE_PATH;
  return Response.redirect(withReturnTo(path, pathname + search));
}

async function hasChosenRussian(): Promise<boolean> {
  if (typeof cookieStore === 'undefined') return false;
  return (await cookieStore.get(LOCALE_COOKIE))?.value === 'ru';
}
