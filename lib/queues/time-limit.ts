const TICK_MS = 100;

/**
 * Runs work with a signal that aborts after this time, and clears the timer when the work ends.
 *
 * `AbortSignal.timeout` cannot be canceled. It would fire seconds after the response and until then
 * retain all data from which the page was rendered.
 *
 * The limit counts ticks of a timer instead of reading a clock, so that time in which the process
 * is blocked or gets no processor time does not count: the process could not have received the
 * response then (ADR 174).
 *
 * @param cancel - A signal with which the caller can abort the work before the limit.
 * @throws The error with which `work` rejects, usually a `TimeoutError` after the limit.
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
  cancel?: AbortSignal,
): Promise<Result> {
  const limit = new AbortController();
  let ticksLeft = Math.ceil(milliseconds / TICK_MS);
  const timer = setInterval(
    () => {
      ticksLeft -= 1;
      if (ticksLeft > 0) return;
      limit.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
    },
    Math.min(TICK_MS, milliseconds),
  );
  timer.unref();
  const abort = () => limit.abort(cancel?.reason);
  if (cancel?.aborted) abort();
  cancel?.addEventListener('abort', abort);
  try {
    return await work(limit.signal);
  } finally {
    clearInterval(timer);
    cancel?.removeEventListener('abort', abort);
  }
}
