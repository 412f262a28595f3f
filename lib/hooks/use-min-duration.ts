import { useEffect, useState } from 'react';
import { FETCH_MIN_MS } from '@/lib/constants';

/** A loading state that has begun to show lasts 200 ms at least, so that none flashes (spec §9). */
export function useMinDuration(isLoading: boolean): boolean {
  const [wasLoading, setWasLoading] = useState(isLoading);
  const [isHeld, setHeld] = useState(isLoading);

  if (isLoading !== wasLoading) {
    setWasLoading(isLoading);
    if (isLoading) setHeld(true);
  }

  useEffect(() => {
    if (!isHeld) return;
    const timer = setTimeout(setHeld, FETCH_MIN_MS, false);
    return () => clearTimeout(timer);
  }, [isHeld]);

  return isLoading || isHeld;
}
