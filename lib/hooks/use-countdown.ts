import { useEffect, useState } from 'react';

/** Counts by `performance.now()`: setting the phone's clock does not change the wait. */
export function useCountdown(start: number, seconds: number): number {
  const [now, setNow] = useState(start);
  const left = Math.max(0, Math.ceil(seconds - (Math.max(now, start) - start) / 1000));

  useEffect(() => {
    const end = start + seconds * 1000;
    const timer = setInterval(() => {
      setNow(performance.now());
      if (performance.now() >= end) clearInterval(timer);
    }, 250);
    return () => clearInterval(timer);
  }, [start, seconds]);

  return left;
}
