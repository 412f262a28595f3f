import { request } from 'node:http';
import { createServer } from 'node:net';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { listening } from '@/tests/support/process/listening';

/** The timeout of polls. Starting can take more than a second on a busy machine. */
const soon = { timeout: 10_000 };

/** The completed steps of the start and the stop, in order. */
const done: unknown[] = [];
const note =
  (name: string) =>
  async (...given: unknown[]) =>
    void done.push([name, ...given]);
let stop: (signal: NodeJS.Signals) => Promise<void> = async () => {};
const failed = { failInOneLine: vi.fn(), surviveErrors: () => done.push(['survives']) };
const storefront = {
  handler: (_req: unknown, res: { end: (text: string) => void }) => res.end('response'),
  open: note('renderers open'),
  close: note('storefront closes'),
};
let isReady = () => false;

beforeEach(() => {
  done.length = 0;
  vi.clearAllMocks();
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => done.push(String(text)) > 0);
  vi.doMock('@/server/fail', () => failed);
  vi.doMock('@/lib/telemetry/open', () => ({
    openTelemetry: async (_env: object, options: object) => {
      done.push(['telemetry', options]);
      return note('telemetry closes');
    },
  }));
  vi.doMock('@/server/guard-start', () => ({
    guardStart: () => done.push(['guard']),
    guardByApi: note('guard by API'),
  }));
  vi.doMock('@/lib/process/stop-on-signals', () => ({
    stopOnSignals: (work: typeof stop) => {
      stop = work;
    },
  }));
  vi.doMock('@/server/storefront', () => ({
    prepareStorefront: async (given: { isReady: () => boolean }) => {
      ({ isReady } = given);
      return storefront;
    },
  }));
});
afterEach(() => {
  vi.restoreAllMocks();
  for (const name of ['server/fail', 'server/guard-start', 'server/storefront']) {
    vi.doUnmock(`@/${name}`);
  }
  vi.doUnmock('@/lib/telemetry/open');
  vi.doUnmock('@/lib/process/stop-on-signals');
  vi.unstubAllEnvs();
});

async function aFreePort(): Promise<number> {
  const server = createServer();
  const port = await listening(server);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

async function start(settings: Record<string, string> = {}) {
  const port = await aFreePort();
  const given = { PORT: String(port), SITE_URL: 'http://shop.test' };
  for (const [name, value] of Object.entries({ ...given, ...settings })) vi.stubEnv(name, value);
  vi.resetModules();
  await import('@/server/main');
  return port;
}

const send = (port: number, host = '127.0.0.1') =>
  new Promise<string>((resolve, reject) => {
    request({ port, host, agent: false }, (response) => {
      response.setEncoding('utf8').on('data', resolve);
    })
      .on('error', reject)
      .end();
  });
const ready = () => vi.waitFor(() => expect(done).toContainEqual(['survives']), soon);

test('checks settings, opens renderers, listens and reports readiness in this order', async () => {
  const port = await start({ METRICS_PORT: '9464' });
  await ready();
  expect(done).toEqual([
    ['telemetry', { name: 'storefront', metricsPort: 9464 }],
    ['guard'],
    ['guard by API', expect.objectContaining({ siteUrl: 'http://shop.test' }), expect.anything()],
    ['renderers open'],
    ['survives'],
    expect.stringMatching(
      /^\{"ready":true,"level":"info",.*"process":"storefront",.*"url":"http:\/\/shop\.test"\}\n$/,
    ),
  ]);
  expect(isReady()).toBe(true);
  expect(await send(port)).toBe('response');
  await stop('SIGINT');
});

test.each([
  ['stops without the pause on SIGINT', 'SIGINT', '15', 0, 14_000],
  ['pauses before it stops on SIGTERM', 'SIGTERM', '1', 1000, 15_000],
] as const)('%s', async (_title, signal, pause, atLeast, atMost) => {
  const port = await start({ STOP_PAUSE_SECONDS: pause });
  await ready();
  done.length = 0;
  const startedAt = performance.now();
  const stopped = stop(signal);
  expect(isReady()).toBe(false);
  await stopped;
  const took = performance.now() - startedAt;
  expect(took).toBeGreaterThanOrEqual(atLeast - 5);
  expect(took).toBeLessThan(atMost);
  expect(done).toEqual([['storefront closes'], ['telemetry closes']]);
  await expect(send(port)).rejects.toThrow();
});

test('listens only on the address in HOST, which is loopback by default (B-07)', async () => {
  const port = await start();
  await ready();
  await expect(send(port, '127.0.0.9')).rejects.toThrow();
  await stop('SIGINT');

  done.length = 0;
  const other = await start({ HOST: '0.0.0.0' });
  await ready();
  expect(await send(other, '127.0.0.9')).toBe('response');
  await stop('SIGINT');
});

test('fails to start when the port is in use', async () => {
  const taken = createServer();
  const port = await listening(taken);
  await start({ PORT: String(port) });
  await vi.waitFor(() => expect(failed.failInOneLine).toHaveBeenCalledOnce(), soon);
  expect(failed.failInOneLine.mock.calls[0]?.[0]).toMatchObject({ code: 'EADDRINUSE' });
  taken.close();
});

test('fails to start when the storefront cannot be opened', async () => {
  vi.spyOn(storefront, 'open').mockRejectedValueOnce(
    new Error('A renderer ended during the start: 7'),
  );
  await start();
  await vi.waitFor(() => expect(failed.failInOneLine).toHaveBeenCalledOnce(), soon);
  expect(done).not.toContainEqual(['survives']);
});
