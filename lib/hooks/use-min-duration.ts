import { useEffect, useState } from 'react';
import { FETCH_MIN_MS } from '@/lib/constants';

/** Extends a loading state to at least 200 ms, so that it does not flicker. */
export function useMinDuration(isLoading: boolean): boolean {
  const [wasLoading, setWasLoading] = useState(isLoading);
  const [isExtended, setExtended] = useState(isLoading);

  if (isLoading !== wasLoading) {
    setWasLoading(isLoading);
    if (isLoading) setExtended(true);
  }

  useEffect(() => {
    if (!isExtended) return;
    const timer = setTimeout(setExtended, FETCH_MIN_MS, false);
    return () => clearTimeout(timer);
  }, [isExtended]);

  return isLoading || isExtended;
}

/** Returns the latest value that has not changed for `delayMs`. */
export function useDebounced<Value>(value: Value, delayMs: number): Value {
  const [settled, setSettled] = useState(value);

  useEffect(() => {
    const timer = setTimeout(setSettled, delayMs, value);
    return () => clearTimeout(timer);
  }, [value, delayMs]);

  return settled;
}
