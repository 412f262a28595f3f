/**
 * Returns a function that caches the result of `read` for `milliseconds`. Failures and results that
 * fail `hasAny` are not cached.
 */
export function memoizeFor<Result>(
  milliseconds: number,
  read: () => Promise<Result>,
  hasAny: (result: Result) => boolean = () => true,
): () => Promise<Result> {
  let last: { at: number; result: Promise<Result> } | null = null;
  return () => {
    if (last && performance.now() - last.at < milliseconds) return last.result;
    const own = { at: performance.now(), result: read() };
    last = own;
    const forget = () => {
      if (last === own) last = null;
    };
    own.result.then((result) => hasAny(result) || forget(), forget);
    return own.result;
  };
}
