import { envServer } from '@/lib/env.server';
import type { Lookup } from '@/lib/process/lookups';
import type { TelemetryMessage } from '@/lib/telemetry/other-process';
import type { PageRequest } from '@/server/cache/cache-key';
import type { Encoding } from '@/server/http/compress';
import type { UnrecognisedKind } from '@/server/next/unrecognised';

/** Sent over the channel of the two processes; everything else goes by HTTP over the socket. */
export type ToRenderer = { kind: 'invalidate'; id: number; tags: readonly string[] };

export type FromRenderer =
  | { kind: 'ready' }
  | { kind: 'invalidated'; id: number }
  | { kind: 'unrecognised'; what: UnrecognisedKind }
  | TelemetryMessage;

/** No client can reach it: it is an address of the socket alone. */
export const PAGES_PATH = '/page';

/** The page of an address is there, or it is the one of all that is not. */
export type Decided = { status: 200 | 404; lookup?: Lookup };

export type PageOrder = {
  request: PageRequest;
  decided: Decided;
  encoding: Encoding;
  requestId: string;
  /** The headers that name the span of the request. */
  trace: Record<string, string>;
  /** The newest change that the page must show. */
  change: number;
};

/** A render is over, or given up, by then. */
export const RENDER_TIMEOUT_MS = envServer.RENDER_TIMEOUT_SECONDS * 1000;
