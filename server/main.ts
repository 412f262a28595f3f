import './fail';
import { createServer } from 'node:http';
import { envServer, startFacts } from '@/lib/env.server';
import { DRAIN_MS } from '@/lib/process/drain';
import { keepTicksQuick } from '@/lib/process/quick-ticks';
import { keepHeapSmall } from '@/lib/process/small-heap';
import { stopOnSignals } from '@/lib/process/stop-on-signals';
import { openTelemetry } from '@/lib/telemetry/open';
import { failInOneLine, surviveErrors } from './fail';
import { guardByApi, guardStart } from './guard-start';
import { Connections } from './http/connections';
import { shareTicks } from './http/share-ticks';
import { createLifecycle } from './lifecycle';
import { prepareStorefront } from './storefront';

/** Longer than a load balancer keeps idle connections, so that it never reuses a closing one. */
const KEEP_ALIVE_MS = 75_000;

async function open(): Promise<void> {
  keepTicksQuick();
  keepHeapSmall();
  const { API_URL, METRICS_PORT, PORT, SITE_URL, STOP_PAUSE_SECONDS, TRUST_PROXY } = envServer;
  const closeTelemetry = await openTelemetry(envServer, {
    name: 'storefront',
    metricsPort: METRICS_PORT,
  });
  guardStart(startFacts);
  await guardByApi(startFacts, API_URL);
  const server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS });
  const connections = new Connections(server, { isBehindProxy: TRUST_PROXY });
  const lifecycle = createLifecycle({
    server,
    pauseMs: STOP_PAUSE_SECONDS * 1000,
    drainMs: DRAIN_MS,
  });
  const { isReady } = lifecycle;
  const { handler, open: openRenderers, close } = await prepareStorefront({ isReady });
  await openRenderers();
  server.on('request', connections.oneAtATime(shareTicks(handler, TRUST_PROXY)));
  server.on('error', failInOneLine);

  server.listen(PORT, () => {
    stopOnSignals(async (signal) => {
      // Ctrl-C has no balancer to wait for.
      await lifecycle.stop({ atOnce: signal === 'SIGINT' });
      await close();
      await closeTelemetry();
    });
    lifecycle.opened();
    surviveErrors();
    process.stdout.write(`${JSON.stringify({ ready: true, url: SITE_URL })}\n`);
  });
}

open().catch(failInOneLine);
