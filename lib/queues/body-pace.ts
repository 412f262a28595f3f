const KB = 1024;

/**
 * The maximum number of bytes of a body without `Content-Length`. The storefront receives a body up
 * to this size completely before it sends the body to the API.
 */
export const WHOLE_BODY_BYTES_MAX = 64 * KB;

export type BodyPace = {
  /** The number of milliseconds before the minimum rate applies. */
  graceMs: number;
  bytesPerSecond: number;
};

/**
 * The minimum rate is below that of an EDGE connection. A slower client could not send the largest
 * body in time.
 */
const MIN_BODY_PACE: BodyPace = { graceMs: 10_000, bytesPerSecond: 8 * KB };

export type PaceWatch = { add: (bytes: number) => void; stop: () => void };

/**
 * Calls `onTooSlow` once when a body's average rate falls below the minimum.
 *
 * The body has one timer, not one per chunk: it may arrive in tens of thousands of chunks.
 */
export function watchPace(onTooSlow: () => void, pace: BodyPace = MIN_BODY_PACE): PaceWatch {
  const startedAt = performance.now();
  let received = 0;
  const check = () => {
    const allowedMs = pace.graceMs + (received / pace.bytesPerSecond) * 1000;
    const leftMs = startedAt + allowedMs - performance.now();
    if (leftMs > 0) timer = setTimeout(check, leftMs);
    else onTooSlow();
  };
  let timer = setTimeout(check, pace.graceMs);
  return {
    add: (bytes) => {
      received += bytes;
    },
    stop: () => clearTimeout(timer),
  };
}
