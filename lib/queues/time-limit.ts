/**
 * Runs work with a signal that aborts after this time, and clears the timer afterwards.
 *
 * `AbortSignal.timeout` cannot be cancelled: until it fires, it would retain everything that a page
 * was rendered from for seconds after the response.
 *
 * @throws The error of the work, usually a `TimeoutError` after the limit.
 */
export async function withTimeLimit<Result>(
  milliseconds: number,
  work: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const limit = new AbortController();
  const timer = setTimeout(() => {
    limit.abort(new DOMException('The operation was aborted due to timeout', 'TimeoutError'));
  }, milliseconds);
  timer.unref();
  try {
    return await work(limit.signal);
  } finally {
    clearTimeout(timer);
  }
}
