import { SAME_WISH_MS } from '@/lib/constants';

/** Ends the process in order, whichever signal tells it to; one that comes later ends it at once. */
export function stopOnSignals(stop: () => Promise<void>): void {
  let toldAt: number | null = null;
  const onSignal = async () => {
    const now = performance.now();
    if (toldAt !== null) {
      if (now - toldAt >= SAME_WISH_MS) process.exit(1);
      return;
    }
    toldAt = now;
    await stop();
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
