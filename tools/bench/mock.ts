import { findFreePort } from '@/scripts/lib/processes/ports.mjs';
import { aloneMb } from '@/tests/support/process/process-tree';
import { quantile } from '@/tests/support/quantile';
import { launch, waitForOk } from '@/tests/system/processes';

const WORLDS_AT_ONCE = 50;
const SUITES = {
  worlds: Number(process.env.BENCH_WORLDS ?? 1000),
  callsOfEach: 20,
  workers: 6,
  early: 100,
};

export type MockRow = { figure: string; measured: number; aim: number };

/**
 * Measures the mock's start, its memory with and without worlds, simultaneous first writes, and a
 * day of test suites.
 */
export async function benchMock(): Promise<MockRow[]> {
  const port = String(await findFreePort());
  const address = `http://127.0.0.1:${port}`;
  const mock = launch(['scripts/run.mjs', 'packages/mock/serve.ts'], { API_PORT: port });
  try {
    await waitForOk(address, '/readyz');
    const seconds = Number(/"seconds":([\d.]+)/.exec(mock.output())?.[1]);
    const empty = aloneMb(mock.pid);
    const times = await worldsAtOnce(address);
    const full = aloneMb(mock.pid);
    const suites = await dayOfSuites(address, mock.pid);
    return [
      { figure: 'start, s', measured: seconds, aim: 3 },
      { figure: 'memory without a world, MB', measured: empty, aim: 250 },
      { figure: 'memory of a world, MB', measured: (full - empty) / WORLDS_AT_ONCE, aim: 2 },
      { figure: 'p99 of 50 worlds created at once, ms', measured: quantile(times, 0.99), aim: 500 },
      { figure: 'memory after 100 worlds, MB', measured: suites.early, aim: Number.NaN },
      {
        figure: `memory after ${SUITES.worlds} worlds, MB`,
        measured: suites.late,
        aim: suites.early * 1.2,
      },
      { figure: 'failed requests of these suites', measured: suites.failed, aim: 0 },
    ];
  } finally {
    mock.signal('SIGKILL');
    await mock.ended;
  }
}

/** Measures simultaneous first writes, each of which copies tables into its world. */
async function worldsAtOnce(address: string): Promise<number[]> {
  const makeOne = async (_: unknown, at: number) => {
    const startedAt = performance.now();
    await call(address, `at-once-${at}`, 'POST /order/cart', { sub_product: 1, amount: 1 });
    return performance.now() - startedAt;
  };
  return Promise.all(Array.from({ length: WORLDS_AT_ONCE }, makeOne));
}

async function dayOfSuites(address: string, pid: number) {
  let [begun, failed, early] = [0, 0, 0];
  const worker = async () => {
    while (begun < SUITES.worlds) {
      begun += 1;
      const name = `suite-${begun}`;
      if (begun === SUITES.early) early = aloneMb(pid);
      for (let round = 0; round < SUITES.callsOfEach; round += 1) {
        const status = await aCall(address, name, round);
        if (status >= 500) failed += 1;
      }
    }
  };
  await Promise.all(Array.from({ length: SUITES.workers }, worker));
  return { early, late: aloneMb(pid), failed };
}

/** Sends one request of a typical browser test, which mostly reads but also writes and signs in. */
function aCall(address: string, world: string, round: number): Promise<number> {
  const phone = '998901234567';
  if (round === 0) return call(address, world, 'POST /mock/sign-in', { phone });
  if (round === 1) return call(address, world, 'POST /mock/stock', { sub_product: 1, amount: 9 });
  if (round % 5 === 0) {
    return call(address, world, 'POST /order/cart', { sub_product: round, amount: 1 });
  }
  return call(address, world, round % 2 ? 'GET /catalog/product?size=24' : 'GET /core/settings');
}

async function call(address: string, world: string, endpoint: string, body?: object) {
  const [method = '', path = ''] = endpoint.split(' ');
  const base = path.startsWith('/mock/') ? '' : '/api/v1';
  const response = await fetch(address + base + path, {
    method,
    headers: { 'x-world': world, 'content-type': 'application/json' },
    ...(body && { body: JSON.stringify(body) }),
  });
  await response.arrayBuffer();
  return response.status;
}
