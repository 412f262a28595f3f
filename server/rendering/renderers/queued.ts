import type { FairQueue } from '@/lib/queues/fair-queue';
import { observe, secondsSince } from '@/lib/telemetry/metrics';
import { inSpan } from '@/lib/telemetry/spans';

/** Thrown when a request cannot be served now but can be repeated in a moment. */
export class Unavailable extends Error {}

/** The queue was full, the wait was too long, or the client disconnected: nothing was rendered. */
export class Untried extends Unavailable {}

/** The client disconnected during the render. */
export class Abandoned extends Untried {}

/** The renderer ended or none was ready. */
export class RendererGone extends Unavailable {}

/** The renderer did not respond in time. */
export class RenderTimeout extends Unavailable {}

/** A request that waits for a render. */
export type Waiter = {
  /** The rate-limit key; the queue alternates between origins. */
  origin: string;
  signal?: AbortSignal | undefined;
  /** The id of the request being rendered; renewals have none. */
  requestId?: string;
  /** The headers that propagate the request's trace. */
  trace?: Record<string, string>;
};

type Queue<Result> = { name: string; queue: FairQueue; isFailure: (result: Result) => boolean };

/** Calls `run` as soon as the queue admits it. */
export function queued<Result>(
  { name, queue, isFailure }: Queue<Result>,
  run: (trace: Record<string, string>) => Promise<Result>,
  { origin, signal, requestId = '', trace: from = {} }: Waiter,
): Promise<Result> {
  const attributes = { queue: name, 'request.id': requestId };
  return inSpan('render', { attributes, from }, async (headers) => {
    const queuedAt = performance.now();
    const leave = await queue.enter(origin, signal);
    const waited = secondsSince(queuedAt);
    observe('chorsu_render_wait_seconds', { queue: name, result: leave ? 'turn' : 'none' }, waited);
    if (!leave) throw new Untried('The render queue rejected the request');
    return measured(() => run(headers()), { queue: name, isFailure }).finally(leave);
  });
}

async function measured<Result>(
  run: () => Promise<Result>,
  { queue, isFailure }: { queue: string; isFailure: (result: Result) => boolean },
): Promise<Result> {
  const startedAt = performance.now();
  let result = 'failed';
  try {
    const response = await run();
    if (!isFailure(response)) result = 'done';
    return response;
  } catch (error) {
    if (error instanceof RenderTimeout) result = 'late';
    if (error instanceof Abandoned) result = 'abandoned';
    if (error instanceof RendererGone) result = 'gone';
    throw error;
  } finally {
    observe('chorsu_render_seconds', { queue, result }, secondsSince(startedAt));
  }
}
