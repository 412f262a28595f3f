import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { SAME_WISH_MS } from '@/lib/constants';

type Options = {
  server: Server;
  /** Time for a balancer to see that this process is leaving before it stops listening. */
  pauseMs: number;
  drainMs: number;
};

export type Lifecycle = {
  isReady: () => boolean;
  opened: () => void;
  /** Finishes what is being answered; resolves when nothing is left. */
  stop: (options?: { atOnce?: boolean }) => Promise<void>;
};

export function createLifecycle({ server, pauseMs, drainMs }: Options): Lifecycle {
  let state: 'opening' | 'ready' | 'stopping' = 'opening';

  // While stopping, each connection is given up with the answer it carries.
  server.prependListener('request', (_req, res) => {
    if (state === 'stopping') res.setHeader('Connection', 'close');
  });

  return {
    isReady: () => state === 'ready',
    opened() {
      state = 'ready';
    },
    async stop({ atOnce = false } = {}) {
      state = 'stopping';
      if (!atOnce) await wait(pauseMs);
      await drain(server, drainMs);
    },
  };
}

async function drain(server: Server, drainMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const giveUp = setTimeout(() => server.closeAllConnections(), drainMs);
  await closed;
  clearInterval(sweep);
  clearTimeout(giveUp);
}

/** The first signal stops in order, a later one at once. Ctrl-C has no balancer to wait for. */
export function stopOnSignals(lifecycle: Lifecycle, finish: () => Promise<void>): void {
  let toldAt: number | null = null;
  const onSignal = async (signal: NodeJS.Signals) => {
    const now = performance.now();
    if (toldAt !== null) {
      if (now - toldAt >= SAME_WISH_MS) process.exit(1);
      return;
    }
    toldAt = now;
    await lifecycle.stop({ atOnce: signal === 'SIGINT' });
    await finish();
    process.exit(0);
  };
  process.on('SIGTERM', onSignal);
  process.on('SIGINT', onSignal);
}
