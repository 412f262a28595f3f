import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { closeAfterResponses, drain } from '@/lib/process/drain';

type LifecycleOptions = {
  server: Server;
  /**
   * How long the server still listens after the readiness check fails, so that load balancers
   * notice.
   */
  pauseMs: number;
  drainMs: number;
};

export type Lifecycle = {
  isReady: () => boolean;
  opened: () => void;
  stop: (options?: { atOnce?: boolean }) => Promise<void>;
};

/**
 * Controls the readiness and the shutdown of a server.
 *
 * `stop` makes the readiness check fail, waits `pauseMs` for load balancers unless `atOnce`, and
 * then finishes open requests within `drainMs`.
 */
export function createLifecycle({ server, pauseMs, drainMs }: LifecycleOptions): Lifecycle {
  let isReady = false;

  return {
    isReady: () => isReady,
    opened() {
      isReady = true;
    },
    async stop({ atOnce = false } = {}) {
      isReady = false;
      closeAfterResponses(server);
      if (!atOnce) await wait(pauseMs);
      await drain(server, drainMs);
    },
  };
}
