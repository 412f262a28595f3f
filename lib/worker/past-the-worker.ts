import { API_BASE } from '@/lib/constants';
import { ROUTER_DATA } from '@/lib/next/addresses';

/**
 * Routes API requests and router data past the service worker, where the browser supports it.
 *
 * Other browsers first start the worker, which stops half a minute after its last work, or wait
 * until it has loaded the files of the page.
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
