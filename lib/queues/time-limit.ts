/**
 * Calls it with a signal that aborts after this time, as `AbortSignal.timeout` would. That one cannot
 * be taken back: until it fires it keeps all that a page was made of, for seconds after the answer.
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
