import { envServer } from '@/lib/env.server';
import type { TelemetryMessage } from '@/lib/telemetry/other-process';
import type { Encoding } from '@/server/bytes/compress';
import type { PageRequest } from '@/server/pages/cache-key';
import type { UnrecognisedKind } from '@/server/rendering/next/unrecognised';

/** Sent over the channel of the two processes; everything else goes by HTTP over the socket. */
export type ToRenderer = { kind: 'invalidate'; id: number; tags: readonly string[] };

export type FromRenderer =
  | { kind: 'ready' }
  | { kind: 'invalidated'; id: number }
  | { kind: 'unrecognised'; what: UnrecognisedKind }
  | TelemetryMessage;

/** No client can reach it: it is an address of the socket alone. */
export const PAGES_PATH = '/page';

export type PageOrder = {
  request: PageRequest;
  encoding: Encoding;
  requestId: string;
  /** The headers that name the span of the request. */
  trace: Record<string, string>;
  /** The newest change that the page must show. */
  change: number;
};

/** A render is over, or given up, by then. */
export const RENDER_TIMEOUT_MS = envServer.RENDER_TIMEOUT_SECONDS * 1000;
