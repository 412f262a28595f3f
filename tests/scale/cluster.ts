import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAddress } from '@/api/operator/address';
import type { Operator } from '@/api/operator/operator';
import { reachOperator } from '@/api/operator/running';
import { startPostgres } from '@/scripts/lib/postgres.mjs';
import { answersAt, aPort } from '@/tests/system/processes';
import { haproxyConfig } from './haproxy';
import { accepts, Program } from './program';

/** Of a shop on servers, which says that it is none. */
const env = {
  ...{ NODE_ENV: 'production', ALLOW_UNSAFE_START: '1', SITE_URL: 'http://127.0.0.1:3000' },
  ...{
    REVALIDATE_SECRET: 'known-to-all-of-the-cluster',
    CODE_SECRET: 'known-to-all-of-the-cluster',
  },
};
/** Nothing but a purge makes a page stale, and a busy machine is no failure. */
const patient = { PAGE_FRESH_SECONDS: '600', READ_TIMEOUT_SECONDS: '10', RENDERERS: '1' };

export type Server = { url: string; program: Program };

/** Two APIs and three storefronts with PostgreSQL, Redis and HAProxy, all on this machine. */
export async function openCluster() {
  const folder = mkdtempSync(join(tmpdir(), 'chorsu-scale-'));
  const programs: Program[] = [];
  const closers: (() => Promise<void>)[] = [];
  const close = async () => {
    await Promise.all(programs.map((program) => program.kill()));
    for (const closer of closers) await closer();
  };

  async function run(begin: ConstructorParameters<typeof Program>[0], ready: () => Promise<void>) {
    const program = new Program(begin, ready);
    programs.push(program);
    await program.start();
    return program;
  }

  async function serve(file: string, port: string, own: Record<string, string>): Promise<Server> {
    const url = `http://127.0.0.1:${port}`;
    const begin = { command: process.execPath, args: ['scripts/run.mjs', file] };
    const program = await run({ ...begin, env: { ...env, ...own } }, () =>
      answersAt(url, '/readyz'),
    );
    return { url, program };
  }

  async function balance(listening: { port: string; servers: string[] }[]): Promise<void> {
    const file = join(folder, 'haproxy.cfg');
    writeFileSync(file, haproxyConfig(listening));
    const [first] = listening;
    await run({ command: 'haproxy', args: ['-f', file] }, () => accepts(first?.port ?? ''));
  }

  try {
    const postgres = await startPostgres();
    if (!postgres) throw new Error('PostgreSQL is not to be had here');
    closers.push(postgres.stop);
    const [redisPort, apiPorts, webPorts] = [await aPort(), await ports(2), await ports(3)];
    const [apiPort, webPort] = [await aPort(), await aPort()];
    const args = ['--port', redisPort, '--save', '', '--dir', folder];
    const redis = await run({ command: 'redis-server', args }, () => accepts(redisPort));
    await balance([
      { port: apiPort, servers: apiPorts },
      { port: webPort, servers: webPorts },
    ]);
    const dataOf = (port: string) => join(folder, `api-${port}`);
    const apis: Server[] = [];
    // One after the other: the first makes the tables.
    for (const port of apiPorts) {
      const own = { API_PORT: port, CHORSU_DATA: dataOf(port), DATABASE_URL: postgres.url };
      apis.push(await serve('api/main/serve.ts', port, own));
    }
    const shared = {
      API_URL: `http://127.0.0.1:${apiPort}`,
      REDIS_URL: `redis://127.0.0.1:${redisPort}`,
    };
    const storefronts = await Promise.all(
      webPorts.map((port) => {
        const own = { PORT: port, PAGE_COPY: join(folder, `pages-${port}`) };
        return serve('server/main.ts', port, { ...patient, ...shared, ...own });
      }),
    );
    return {
      ...{ apis, storefronts, redis, close, databaseUrl: postgres.url },
      /** The balancer in front of the storefronts. */
      url: `http://127.0.0.1:${webPort}`,
      /** The operator's commands, at one of the APIs. */
      async operator(at: number): Promise<Operator> {
        const address = readAddress(dataOf(apiPorts[at] ?? ''));
        const operator = address && (await reachOperator(address));
        if (!operator) throw new Error(`API ${at} has no operator`);
        return operator;
      },
    };
  } catch (error) {
    await close();
    throw error;
  }
}

export type Cluster = Awaited<ReturnType<typeof openCluster>>;

async function ports(count: number): Promise<string[]> {
  const found: string[] = [];
  for (let at = 0; at < count; at += 1) found.push(await aPort());
  return found;
}
