import { isOfflinePath } from '@/lib/domain/routing/return-to';
import { offlinePage, toOfflinePage } from './offline-pages';
import { savedPage } from './saved-pages';

/** Milliseconds to wait for the network if there is a saved copy. */
const PATIENCE_MS = 6000;

type NavigationOptions = { event: ExtendableEvent; request: Request; url: URL };

/**
 * Responds to a navigation with the network's response, a saved copy or the offline page, in this
 * order. A navigation to the offline page gets the cached offline page, if there is one.
 */
export async function respondToNavigation({
  event,
  request,
  url,
}: NavigationOptions): Promise<Response> {
  const network = fetch(request).catch(() => null);
  if (isOfflinePath(url.pathname)) {
    event.waitUntil(network);
    return (await offlinePage(url.pathname)) ?? (await network) ?? Response.error();
  }

  const early = await Promise.race([network, patience()]);
  if (early && early.status < 500) return early;
  return (await savedPage(url)) ?? (await network) ?? toOfflinePage(url);
}

function patience(): Promise<null> {
  return new Promise((resolve) => setTimeout(resolve, PATIENCE_MS, null));
}
