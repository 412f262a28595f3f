import { ensureBuilt } from '@/scripts/lib/build.mjs';
import { aPort, launchApi, launchStorefront } from '@/tests/system/processes';
import { type Load, load } from './load';
import { aProductPath } from './shop';

const SECONDS = 4;
const ROUNDS = 7;
const headers = { 'Accept-Encoding': 'gzip' };

export type ObservedRow = { storefront: string } & Load;

/** Two storefronts, one with log and metrics, answer the same cached page in alternating rounds. */
export async function benchObserved(): Promise<ObservedRow[]> {
  await ensureBuilt(process.env.CHORSU_DIST || '.next');
  const [apiPort, port, observedPort, metricsPort] = await fourPorts();
  const api = await launchApi(apiPort);
  const env = { API_URL: `http://127.0.0.1:${apiPort}`, PAGE_FRESH_SECONDS: '3600' };
  const on = { LOG_FORMAT: 'json', METRICS_PORT: metricsPort };
  const storefronts = [
    await launchStorefront(port, env),
    await launchStorefront(observedPort, { ...env, ...on }),
  ];
  try {
    const path = await aProductPath(`http://127.0.0.1:${port}`);
    const urlTo = (one: string) => `http://127.0.0.1:${one}${path}`;
    return await measure({ off: urlTo(port), 'log and metrics': urlTo(observedPort) });
  } finally {
    for (const one of [api, ...storefronts]) one.signal('SIGINT');
    await Promise.all([api, ...storefronts].map(({ ended }) => ended));
  }
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

async function fourPorts(): Promise<[string, string, string, string]> {
  return [await aPort(), await aPort(), await aPort(), await aPort()];
}
