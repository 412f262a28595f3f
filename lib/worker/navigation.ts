import { isOfflinePath } from '@/lib/domain/return-to';
import { offlinePage, toOfflinePage } from './offline-pages';
import { savedPage } from './saved-pages';

/** How long to wait for the network if there is a saved copy. */
const PATIENCE_MS = 6000;

type Options = { event: ExtendableEvent; request: Request; url: URL };

export async function answerNavigation({ event, request, url }: Options): Promise<Response> {
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
