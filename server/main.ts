import './fail';
import { createServer } from 'node:http';
import { envServer, startFacts } from '@/lib/env.server';
import { DRAIN_MS } from '@/lib/process/drain';
import { keepHeapSmall } from '@/lib/process/heap';
import { stopOnSignals } from '@/lib/process/stop-on-signals';
import { startWatchdog } from '@/lib/process/watchdog';
import { log, readyFields } from '@/lib/telemetry/log';
import { openTelemetry } from '@/lib/telemetry/open';
import { handleClientErrors, PARSED_HEADER_BYTES_MAX } from '@/server/edge/client-errors';
import { Connections } from '@/server/edge/connections';
import { shareEventLoop } from '@/server/edge/share-event-loop';
import { failInOneLine, surviveErrors } from './fail';
import { guardByApi, guardStart } from './guard-start';
import { createLifecycle } from './lifecycle';
import { site } from './site';
import { prepareStorefront } from './storefront';

/**
 * How long idle connections stay open. Load balancers close idle connections sooner, so they never
 * reuse one that the storefront is closing.
 */
const KEEP_ALIVE_MS = 75_000;

async function open(): Promise<void> {
  if (envServer.SMALL_HEAP) keepHeapSmall();
  const { API_URL, HOST, METRICS_PORT, PORT, SITE_URL } = envServer;
  const { STOP_PAUSE_SECONDS, TRUST_PROXY } = envServer;
  startWatchdog({
    seconds: envServer.WATCHDOG_SECONDS,
    name: 'storefront',
    onFailure: (error) => log.error('The watchdog has stopped', error),
  });
  const closeTelemetry = await openTelemetry(envServer, {
    name: 'storefront',
    metricsPort: METRICS_PORT,
  });
  guardStart(startFacts);
  await guardByApi(startFacts, API_URL);
  const server = createServer({
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: PARSED_HEADER_BYTES_MAX,
  });
  const connections = new Connections(server, { isBehindProxy: TRUST_PROXY });
  handleClientErrors(server, { site, isResponding: (socket) => connections.isResponding(socket) });
  const lifecycle = createLifecycle({
    server,
    pauseMs: STOP_PAUSE_SECONDS * 1000,
    drainMs: DRAIN_MS,
  });
  const { isReady } = lifecycle;
  const { handler, open: openRenderers, close } = await prepareStorefront({ isReady });
  await openRenderers();
  server.on('request', connections.oneAtATime(shareEventLoop(handler, TRUST_PROXY)));
  server.on('error', failInOneLine);

  server.listen(PORT, HOST, () => {
    stopOnSignals(async (signal) => {
      // Ctrl-C needs no pause, because there is no load balancer in front.
      await lifecycle.stop({ atOnce: signal === 'SIGINT' });
      await close();
      await closeTelemetry();
    });
    lifecycle.opened();
    surviveErrors();
    process.stdout.write(
      `${JSON.stringify({ ready: true, ...readyFields('storefront'), url: SITE_URL })}\n`,
    );
  });
}

open().catch(failInOneLine);
