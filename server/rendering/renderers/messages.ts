import { envServer } from '@/lib/env.server';
import type { TelemetryMessage } from '@/lib/telemetry/other-process';
import type { Encoding } from '@/server/bytes/compress';
import type { PageRequest } from '@/server/pages/cache-key';
import type { UnrecognizedPart } from '@/server/rendering/next/unrecognized';

/** Messages on the channel between the processes; everything else uses HTTP over the socket. */
export type Command = { kind: 'ping' } | { kind: 'invalidate'; tags: readonly string[] };
/** The renderer executes commands in order and confirms each by its id. */
export type ToRenderer = Command & { id: number };

export type FromRenderer =
  | { kind: 'ready' }
  | { kind: 'confirmed'; id: number }
  | { kind: 'unrecognised'; part: UnrecognizedPart }
  | TelemetryMessage;

/** An address that exists only on the socket, out of reach of clients. */
export const PAGES_PATH = '/page';

export type PageOrder = {
  request: PageRequest;
  encoding: Encoding;
  requestId: string;
  /** The headers that propagate the request's span. */
  trace: Record<string, string>;
  /** The number of the newest change that the page must include. */
  change: number;
};

/** A render that takes longer is aborted. */
export const RENDER_TIMEOUT_MS = envServer.RENDER_TIMEOUT_SECONDS * 1000;
