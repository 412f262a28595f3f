import type { IncomingMessage, ServerResponse } from 'node:http';
import { unrecognisedCounts } from '@/server/rendering/next/unrecognised';
import type { Send } from './page-request';

export function sendLiveness(_req: IncomingMessage, res: ServerResponse): void {
  report(res, { status: true });
}

export function sendReadiness(isReady: () => boolean): Send {
  return (_req, res) => report(res, { status: isReady(), unrecognised: unrecognisedCounts() });
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
