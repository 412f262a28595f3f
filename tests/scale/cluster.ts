import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '@/api/db/open';
import { readAddress } from '@/api/operator/address';
import type { Operator } from '@/api/operator/operator';
import { reachOperator } from '@/api/operator/running';
import { ensureBuilt } from '@/scripts/lib/build/build.mjs';
import { waitForOk } from '@/tests/system/processes';
import { aBucket, aPostgres, aRedis, Opened, ports } from './around';
import { haproxyConfig } from './haproxy';
import { accepts, type Program } from './program';

const SECRET = 'known-to-all-of-the-cluster';
/** High limits: pages become stale only through changes, and a busy machine causes no timeouts. */
const patient = { PAGE_FRESH_SECONDS: '600', READ_TIMEOUT_SECONDS: '10', RENDERERS: '1' };

export type Server = { url: string; program: Program };
/** `name` is the server's name in HAProxy. */
export type Storefront = Server & { name: string; metricsUrl: string };
type ProcessOptions = { port: string; cwd?: string | undefined; env: Record<string, string> };
type WithFolder = { folder: string };

/**
 * Runs two APIs and three storefronts with PostgreSQL, Redis, a bucket and HAProxy on this machine.
 */
export async function openCluster({ folders = ['.', '.', '.'] } = {}) {
  await ensureBuilt(process.env.CHORSU_DIST || '.next');
  const opened = new Opened();
  try {
    return await open(opened, folders);
  } catch (error) {
    await opened.close();
    throw error;
  }
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

async function open(opened: Opened, folders: readonly string[]) {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-scale-'));
  const postgres = await aPostgres(opened);
  const redis = await aRedis(opened, folder);
  const balancer = await aBalancer(opened, { folder, storefronts: folders.length });
  const env = {
    // The settings are those of production, but the addresses are local. The shop starts with them
    // only if ALLOW_UNSAFE_START is set.
    NODE_ENV: 'production',
    ALLOW_UNSAFE_START: '1',
    TRUST_PROXY: '1',
    SITE_URL: balancer.url,
    REVALIDATE_SECRET: SECRET,
    CODE_SECRET: SECRET,
  };
  const dataOf = (port: string) => join(folder, `api-${port}`);
  const stores = { DATABASE_URL: postgres.url, S3_URL: await aBucket(opened) };
  const apis: Server[] = [];
  // Starts the APIs in sequence, because the first one creates the tables.
  for (const port of balancer.apiPorts) {
    const own = { ...env, ...stores, API_PORT: port, CHORSU_DATA: dataOf(port) };
    apis.push(await serve(opened, 'api/main/serve.ts', { port, env: own }));
  }
  const { db, close } = await openDatabase({ folder: '', url: postgres.url });
  opened.add(close);

  const shared = { ...env, ...patient, API_URL: balancer.apiUrl, REDIS_URL: redis.url };
  const opening = balancer.storefrontPorts.map((port, at) =>
    aStorefront(opened, { folder, port, cwd: folders[at], env: shared }),
  );
  const storefronts = await Promise.all(opening);
  await waitForOk(balancer.url, '/api/v1/core/settings');
  return {
    url: balancer.url,
    apis,
    storefronts,
    redis: redis.program,
    db,
    close: () => opened.close(),
    /** Runs an operator command at one of the APIs. */
    async operator(at: number): Promise<Operator> {
      const address = readAddress(dataOf(balancer.apiPorts[at] ?? ''));
      const operator = address && (await reachOperator(address));
      if (!operator) throw new Error(`API ${at} does not accept operator commands`);
      return operator;
    },
  };
}

async function aBalancer(
  opened: Opened,
  { folder, storefronts }: { folder: string; storefronts: number },
) {
  const [shop = '', apis = ''] = await ports(2);
  const [apiPorts, storefrontPorts] = [await ports(2), await ports(storefronts)];
  const file = join(folder, 'haproxy.cfg');
  writeFileSync(file, haproxyConfig({ shop, apis, apiPorts, storefrontPorts }));
  await opened.run({ command: 'haproxy', args: ['-f', file] }, () => accepts(shop));
  const [url, apiUrl] = [`http://127.0.0.1:${shop}`, `http://127.0.0.1:${apis}`];
  return { url, apiUrl, apiPorts, storefrontPorts };
}

async function aStorefront(
  opened: Opened,
  { folder, port, cwd, env }: ProcessOptions & WithFolder,
): Promise<Storefront> {
  const [metricsPort = ''] = await ports(1);
  const own = { PORT: port, METRICS_PORT: metricsPort, PAGE_COPY: join(folder, `web-${port}`) };
  const server = await serve(opened, 'server/main.ts', { port, cwd, env: { ...env, ...own } });
  return { ...server, name: `on_${port}`, metricsUrl: `http://127.0.0.1:${metricsPort}` };
}

async function serve(
  opened: Opened,
  file: string,
  { port, ...own }: ProcessOptions,
): Promise<Server> {
  const url = `http://127.0.0.1:${port}`;
  const begin = { command: process.execPath, args: ['scripts/run.mjs', file], ...own };
  return { url, program: await opened.run(begin, () => waitForOk(url, '/readyz')) };
}
