import { API_BASE } from '@/lib/constants';
import { ROUTER_DATA } from '@/lib/next/addresses';

/**
 * Routes API requests and router data past the service worker in browsers that support static
 * routes.
 *
 * In other browsers, such a request waits while the worker handles the requests for the files of
 * the page, and while the browser starts the worker, which it has stopped after half a minute
 * without work.
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
    // If this fails, the only effect is that the browser starts the worker unnecessarily.
  }
}
