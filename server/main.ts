import './fail';
import { createServer } from 'node:http';
import { envServer, startFacts } from '@/lib/env.server';
import { DRAIN_MS } from '@/lib/process/drain';
import { stopOnSignals } from '@/lib/process/stop-on-signals';
import { failInOneLine } from './fail';
import { guardStart } from './guard-start';
import { createLifecycle } from './lifecycle';
import { prepareStorefront } from './storefront';

/** Longer than a load balancer keeps idle connections, so that it never reuses a closing one. */
const KEEP_ALIVE_MS = 75_000;

async function open(): Promise<void> {
  guardStart(startFacts);
  const { PORT, SITE_URL, STOP_PAUSE_SECONDS } = envServer;
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  const lifecycle = createLifecycle({
    server,
    pauseMs: STOP_PAUSE_SECONDS * 1000,
    drainMs: DRAIN_MS,
  });
  const { handler, copyPages } = await prepareStorefront({ isReady: lifecycle.isReady });
  server.on('request', handler);
  server.on('error', failInOneLine);

  server.listen(PORT, () => {
    stopOnSignals(async (signal) => {
      // Ctrl-C has no balancer to wait for.
      await lifecycle.stop({ atOnce: signal === 'SIGINT' });
      await copyPages();
    });
    lifecycle.opened();
    process.off('uncaughtException', failInOneLine);
    process.stdout.write(`${JSON.stringify({ ready: true, url: SITE_URL })}\n`);
  });
}

open().catch(failInOneLine);
