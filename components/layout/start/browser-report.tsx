import { useEffect } from 'react';

/**
 * Reports performance and errors for a share of the page views. The code loads after everything
 * else.
 */
export function BrowserReport({ sample }: { sample: number }) {
  useEffect(() => {
    if (Math.random() >= sample) return;
    const start = () =>
      import('@/lib/client/page/browser-report').then(
        ({ startReport }) => startReport(),
        // A failed report must not affect the shopper.
        () => {},
      );
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in window) requestIdleCallback(() => void start());
    else setTimeout(start, 0);
  }, [sample]);
  return null;
}
