import type { IncomingMessage, ServerResponse } from 'node:http';
import { unrecognizedCounts } from '@/server/rendering/next/unrecognized';
import type { Send } from './page-request';

/** Reports that the process responds, regardless of the API and the renderers. */
export function sendLiveness(_req: IncomingMessage, res: ServerResponse): void {
  report(res, { status: true });
}

/**
 * Reports whether the storefront can serve pages (200 or 503), and how often Next's output was not
 * recognized.
 */
export function sendReadiness(isReady: () => boolean): Send {
  return (_req, res) => report(res, { status: isReady(), unrecognised: unrecognizedCounts() });
}

function report(
  res: ServerResponse,
  body: { status: boolean; unrecognised?: Record<string, number> },
): void {
  res.writeHead(body.status ? 200 : 503, {
    'Cache-Control': 'no-store',
    'Content-Type': 'application/json',
  });
  res.end(JSON.stringify(body));
}
