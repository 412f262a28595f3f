const KB = 1024;

/**
 * The limit in bytes for a body without a stated length. Bodies up to this size are received
 * completely before the storefront sends them to the API.
 */
export const WHOLE_BODY_BYTES_MAX = 64 * KB;

export type BodyPace = {
  /** Milliseconds after which the minimum rate applies. */
  graceMs: number;
  bytesPerSecond: number;
};

/**
 * The minimum rate, which is below that of an EDGE connection. Slower senders could not finish the
 * largest body in time.
 */
const MIN_BODY_PACE: BodyPace = { graceMs: 10_000, bytesPerSecond: 8 * KB };

export type PaceWatch = { add: (bytes: number) => void; stop: () => void };

/**
 * Calls `onTooSlow` once when a body falls below the minimum average rate.
 *
 * One timer serves the whole body, because a body may arrive in tens of thousands of chunks.
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
