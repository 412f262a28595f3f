import { createServer } from 'node:http';
import { ensureBuilt } from '@/scripts/lib/build/build.mjs';
import { listening } from '@/tests/support/process/listening';
import { cpuTimeMs } from '@/tests/support/process/process-tree';
import { aPort, launchApi, launchStorefront } from '@/tests/system/processes';
import { load } from '@/tools/bench/traffic/load';
import { middle } from './median';
import { createRandom, type Random } from './random';
import { stop } from './serve';
import { aProductPath } from './shop';

const SECONDS = 1;
const ROUNDS = 25;
/** The number of initial rounds, which only render the page and warm up V8. */
const WARMING_ROUNDS = 4;
const headers = { 'Accept-Encoding': 'gzip' };

export type Settings = Record<string, string>;
export type ObservedRow = {
  storefront: string;
  settings: Settings;
  perSecond: number;
  p99: number;
  /** The storefront's CPU time per request, in microseconds. */
  cpuUs: number;
  /** The throughput relative to the mean of the two storefronts without telemetry. */
  share: number;
};

type Storefront = { name: string; settings: Settings; url: string; pid: number };
type Measured = { perSecond: number; p99: number; cpuUs: number };

/**
 * Requests the same cached page from storefronts with and without log, metrics and traces, one
 * after the other in each round.
 *
 * Two storefronts run without telemetry; their difference shows the machine's noise. The log is
 * discarded, because reading it would use CPU time of the measuring process.
 */
export async function benchObserved(count = ROUNDS): Promise<ObservedRow[]> {
  await ensureBuilt(process.env.CHORSU_DIST || '.next');
  const collector = createServer((req, res) => req.resume().on('end', () => res.end('{}')));
  const apiPort = await aPort();
  const running = [await launchApi(apiPort)];
  const storefronts: Storefront[] = [];
  try {
    const to = `http://127.0.0.1:${await listening(collector)}`;
    const all = { API_URL: `http://127.0.0.1:${apiPort}`, PAGE_FRESH_SECONDS: '3600' };
    const path = await aProductPath(all.API_URL);
    for (const [name, settings] of Object.entries(await variants(to))) {
      const port = await aPort();
      const one = await launchStorefront(port, { ...all, ...settings }, { stdout: 'ignore' });
      running.push(one);
      storefronts.push({ name, settings, url: `http://127.0.0.1:${port}${path}`, pid: one.pid });
    }
    return await measure(storefronts, count);
  } finally {
    await stop(...running);
    collector.close();
  }
}

/** Returns the compared settings, based on those that docs/operate/observability.md recommends. */
async function variants(collector: string): Promise<Record<string, Settings>> {
  const on = async () => ({ LOG_FORMAT: 'json', METRICS_PORT: await aPort() });
  const traces = {
    OTEL_EXPORTER_OTLP_ENDPOINT: collector,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.01',
  };
  return {
    off: {},
    'off as well': {},
    metrics: { METRICS_PORT: await aPort() },
    'log and metrics': await on(),
    'log, metrics and traces': { ...(await on()), ...traces },
    'a line for each request, metrics and traces': {
      ...(await on()),
      ...traces,
      LOG_CACHED_PER_SECOND: '1000000',
    },
  };
}

async function measure(storefronts: readonly Storefront[], count: number): Promise<ObservedRow[]> {
  const rounds: Measured[][] = [];
  const random = createRandom(count);
  for (let round = 0; round < WARMING_ROUNDS + count; round += 1) {
    const measured: Measured[] = [];
    // The order changes with each round, because a measurement also includes unfinished work of the
    // previous one.
    for (const at of shuffled(storefronts.length, random)) {
      const one = storefronts[at];
      if (one) measured[at] = await measureRequests(one);
    }
    if (round >= WARMING_ROUNDS) rounds.push(measured);
  }
  return storefronts.map(({ name, settings }, at) => {
    const median = (figure: keyof Measured) => middle(rounds.map((one) => one[at]?.[figure] ?? 0));
    const shares = rounds.map((one) => (one[at]?.perSecond ?? 0) / offIn(one));
    const [perSecond, p99, cpuUs] = [median('perSecond'), median('p99'), median('cpuUs')];
    return { storefront: name, settings, perSecond, p99, cpuUs, share: middle(shares) };
  });
}

function shuffled(count: number, random: Random): number[] {
  const left = [...Array(count).keys()];
  return Array.from({ length: count }, () => left.splice(random.below(left.length), 1)).flat();
}

async function measureRequests({ url, pid }: Storefront): Promise<Measured> {
  const before = cpuTimeMs(pid);
  const { perSecond, p99 } = await load({ urlOf: () => url, headers, seconds: SECONDS });
  const cpuUs = ((cpuTimeMs(pid) - before) * 1000) / (perSecond * SECONDS);
  return { perSecond, p99, cpuUs };
}

function offIn([off, other]: readonly Measured[]): number {
  return ((off?.perSecond ?? 0) + (other?.perSecond ?? 0)) / 2;
}
