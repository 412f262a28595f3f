import { API_BASE } from '@/lib/constants';
import { ROUTER_DATA } from '@/lib/next/addresses';

/**
 * Calls and the router's data are none of the worker's business. A browser that can be told so asks
 * the shop at once. Others start the worker first, which stops half a minute after its last work,
 * or wait until it has done with the page's files.
 */
export async function sendPastTheWorker(event: ExtendableEvent): Promise<void> {
  try {
    const asked = [{ pathname: `${API_BASE}/*` }, { search: `*${ROUTER_DATA}=*` }];
    await Object(event).addRoutes?.(
      asked.map((part) => ({
        condition: { urlPattern: new URLPattern(part) },
        source: 'network',
      })),
    );
  } catch {
    // The worker is started in vain, and answers nothing.
  }
}
