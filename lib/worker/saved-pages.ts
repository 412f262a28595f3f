import { CacheExpiration } from 'workbox-expiration';
import { withoutChoice } from '@/lib/domain/product/without-choice';
import { isSavable, markSaved } from '@/lib/domain/routing/saved-page';
import { cacheFilesOf } from './offline-pages';

declare const self: ServiceWorkerGlobalScope;

const NAME = 'chorsu-pages';
const expiration = new CacheExpiration(NAME, {
  maxEntries: 30,
  maxAgeSeconds: 14 * 24 * 60 * 60,
});

/** Stores a page and the files that it needs, if its address may be saved. */
export async function savePage(address: string, event: ExtendableEvent): Promise<void> {
  const { origin, pathname, search } = new URL(address, self.location.origin);
  if (origin !== self.location.origin || !isSavable(pathname)) return;

  const key = pathname + search;
  const page = await fetch(key, { headers: { Accept: 'text/html' } });
  if (page.status !== 200 || page.redirected) return;
  const cache = await caches.open(NAME);
  await cache.put(key, page.clone());
  await expiration.updateTimestamp(key);
  await expiration.expireEntries();
  await cacheFilesOf(await page.text(), event);
}

export async function deleteSavedPages(): Promise<void> {
  await caches.delete(NAME);
  await expiration.delete();
}

/** Returns the stored copy, marked with the time at which it was saved. */
export async function savedPage({ pathname, search }: URL): Promise<Response | undefined> {
  const cache = await caches.open(NAME);
  const page = await cache.match(pathname + withoutChoice(search));
  if (!page) return undefined;
  const headers = new Headers(page.headers);
  const savedAt = new Date(headers.get('date') ?? Date.now()).toISOString();
  for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
  return new Response(markSaved(await page.text(), savedAt), { headers });
}
