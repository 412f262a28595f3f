import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { closeAfterAnswers, drain } from '@/lib/process/drain';

type Options = {
  server: Server;
  /** Time for a balancer to notice that this process stops before it stops listening. */
  pauseMs: number;
  drainMs: number;
};

export type Lifecycle = {
  isReady: () => boolean;
  opened: () => void;
  stop: (options?: { atOnce?: boolean }) => Promise<void>;
};

export function createLifecycle({ server, pauseMs, drainMs }: Options): Lifecycle {
  let state: 'opening' | 'ready' | 'stopping' = 'opening';

  return {
    isReady: () => state === 'ready',
    opened() {
      state = 'ready';
    },
    async stop({ atOnce = false } = {}) {
      state = 'stopping';
      closeAfterAnswers(server);
      if (!atOnce) await wait(pauseMs);
      await drain(server, drainMs);
    },
  };
}
