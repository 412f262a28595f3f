import { API_BASE } from '@/lib/constants';
import { ROUTER_DATA } from '@/lib/next/addresses';

/**
 * Routes API requests and router data past the service worker in browsers that support static
 * routes.
 *
 * In other browsers, such a request waits until the worker has handled the requests for the page's
 * files. It also waits until the worker has started, because the browser stops a worker that has
 * been idle for half a minute.
 */
export async function sendPastTheWorker(event: ExtendableEvent): Promise<void> {
  try {
    const patterns = [{ pathname: `${API_BASE}/*` }, { search: `*${ROUTER_DATA}=*` }];
    await Object(event).addRoutes?.(
      patterns.map((pattern) => ({
        condition: { urlPattern: new URLPattern(pattern) },
        source: 'network',
      })),
    );
  } catch {
    // Without static routes, these requests pass through the worker and are merely slower.
  }
}
