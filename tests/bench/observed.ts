import { createServer } from 'node:http';
import { ensureBuilt } from '@/scripts/lib/build.mjs';
import { listening } from '@/tests/support/listening';
import { aPort, launchApi, launchStorefront } from '@/tests/system/processes';
import { type Load, load } from './load';
import { aProductPath } from './shop';

const SECONDS = 3;
const ROUNDS = 7;
const headers = { 'Accept-Encoding': 'gzip' };

export type ObservedRow = { storefront: string } & Load;

/**
 * Storefronts with and without log, metrics and traces answer the same cached page in alternating
 * rounds. Nobody reads the log here, which would take the processor of who measures.
 */
export async function benchObserved(): Promise<ObservedRow[]> {
  await ensureBuilt(process.env.CHORSU_DIST || '.next');
  const collector = createServer((req, res) => req.resume().on('end', () => res.end('{}')));
  const apiPort = await aPort();
  const running = [await launchApi(apiPort)];
  const urls: Record<string, string> = {};
  try {
    const to = `http://127.0.0.1:${await listening(collector)}`;
    const all = { API_URL: `http://127.0.0.1:${apiPort}`, PAGE_FRESH_SECONDS: '3600' };
    const path = await aProductPath(all.API_URL);
    for (const [name, env] of Object.entries(await settings(to))) {
      const port = await aPort();
      running.push(await launchStorefront(port, { ...all, ...env }, 'ignore'));
      urls[name] = `http://127.0.0.1:${port}${path}`;
    }
    return await measure(urls);
  } finally {
    for (const one of running) one.signal('SIGINT');
    await Promise.all(running.map(({ ended }) => ended));
    collector.close();
  }
}

/** As docs/operations.md advises them under load. */
async function settings(collector: string): Promise<Record<string, Record<string, string>>> {
  const on = async () => ({ LOG_FORMAT: 'json', METRICS_PORT: await aPort() });
  const traces = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    ...{ OTEL_TRACES_SAMPLER: 'parentbased_traceidratio', OTEL_TRACES_SAMPLER_ARG: '0.01' },
  };
  return {
    off: {},
    metrics: { METRICS_PORT: await aPort() },
    'log and metrics': await on(),
    'log, metrics and traces': { ...(await on()), ...traces },
  };
}

async function measure(urls: Record<string, string>): Promise<ObservedRow[]> {
  const rounds: ObservedRow[] = [];
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [storefront, url] of Object.entries(urls)) {
      const measured = await load({ urlOf: () => url, headers, seconds: SECONDS });
      // The first round renders the page and warms up the code.
      if (round > 0) rounds.push({ storefront, ...measured });
    }
  }
  return Object.keys(urls).flatMap((name) => {
    const own = rounds.filter(({ storefront }) => storefront === name);
    return own.sort((a, b) => a.perSecond - b.perSecond).slice(ROUNDS >> 1, (ROUNDS >> 1) + 1);
  });
}
