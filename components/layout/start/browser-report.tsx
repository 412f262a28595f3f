import { useEffect } from 'react';

/** A share of the page views reports how quick they were, with code that is loaded when all else is done. */
export function BrowserReport({ sample }: { sample: number }) {
  useEffect(() => {
    if (Math.random() >= sample) return;
    const start = () =>
      import('@/lib/client/page/browser-report').then(
        ({ startReport }) => startReport(),
        // Not worth a word to the shopper.
        () => {},
      );
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void start());
    else setTimeout(start, 0);
  }, [sample]);
  return null;
}
