import { Client } from 'pg';
import { startPostgres } from '@/scripts/lib/install/postgres.mjs';
import { openBucket } from '@/tests/support/stub/bucket';
import { aPort } from '@/tests/system/processes';
import { accepts, type Begin, Program } from './program';

/** Opened resources, closed in reverse order. */
export class Opened {
  readonly #closers: (() => Promise<unknown>)[] = [];

  add(close: () => Promise<unknown>): void {
    this.#closers.push(close);
  }

  async run(begin: Begin, ready: () => Promise<void>): Promise<Program> {
    const program = new Program(begin, ready);
    this.add(() => program.kill());
    await program.start();
    return program;
  }

  async close(): Promise<void> {
    for (const close of this.#closers.splice(0).reverse()) await close();
  }
}

export async function aPostgres(opened: Opened) {
  const postgres = await startPostgres();
  if (!postgres) throw new Error('PostgreSQL is not installed');
  opened.add(postgres.stop);
  return postgres;
}

export async function query(url: string, text: string, { withinMs = 0 } = {}) {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: withinMs });
  try {
    await client.connect();
    return (await client.query(text)).rows;
  } finally {
    await client.end().catch(() => {});
  }
}

/** Sets whether every commit of a primary waits for its standby. */
export async function inStep(url: string, isInStep: boolean): Promise<void> {
  await query(url, `alter system set synchronous_standby_names = '${isInStep ? '*' : ''}'`);
  await query(url, 'select pg_reload_conf()');
}

export async function aBucket(opened: Opened): Promise<string> {
  const bucket = await openBucket();
  opened.add(bucket.close);
  return bucket.url;
}

export async function aRedis(opened: Opened, folder: string) {
  const port = await aPort();
  const args = ['--port', port, '--save', '', '--dir', folder];
  const program = await opened.run({ command: 'redis-server', args }, () => accepts(port));
  return { program, url: `redis://127.0.0.1:${port}` };
}

export async function ports(count: number): Promise<string[]> {
  const found: string[] = [];
  for (let at = 0; at < count; at += 1) found.push(await aPort());
  return found;
}
