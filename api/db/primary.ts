import { Client, type ClientConfig } from 'pg';
import { hostsOf } from '@/lib/settings/addresses';
import { sqlState } from './failure';
import { LimitedClient } from './silence-limit';

const RESPONSE_WITHIN_MS = 2000;
/** SQLSTATE of a write in a read-only transaction. */
const READ_ONLY = '25006';

type Done = (error: Error | null, client?: Client) => void;
export type Connecting = Pick<ClientConfig, 'connectionString'> & { Client: typeof LimitedClient };

/**
 * Returns the connection string and the client class for the server. With several hosts, the client
 * connects to the one that accepts writes, like libpq with `target_session_attrs=read-write`: it
 * tries all hosts in parallel and uses the one it found until a connection to it fails.
 */
export function connecting(address: string): Connecting {
  const hosts = hostsOf(address);
  const [connectionString = address] = hosts;
  if (hosts.length === 1) return { connectionString, Client: LimitedClient };
  let found: Promise<string> | null = null;
  const forget = () => {
    found = null;
  };

  return {
    connectionString,
    Client: class extends LimitedClient {
      constructor(config?: string | ClientConfig) {
        super(config);
        this.on('error', forget);
      }

      override connect(): Promise<Client>;
      override connect(done: Done): void;
      override connect(done?: Done) {
        const connected = this.#connect();
        if (!done) return connected;
        connected.then(() => done(null, this), done);
      }

      async #connect(): Promise<Client> {
        try {
          found ??= findPrimary(hosts);
          const { hostname, port } = new URL(await found);
          Object.assign(this, { host: hostname, port: Number(port || 5432) });
          await super.connect();
          // The host may have become a replica since the last connection.
          await requireWritable(this);
          return this;
        } catch (error) {
          forget();
          this.end().catch(() => {});
          throw error;
        }
      }
    },
  };
}

async function findPrimary(hosts: string[]): Promise<string> {
  const failures: unknown[] = [];
  const attempts = hosts.map((host) =>
    probe(host).catch((error: unknown) => {
      failures.push(error);
      throw error;
    }),
  );
  return Promise.any(attempts).catch(() => {
    throw failures.find((failure) => sqlState(failure) === READ_ONLY) ?? failures[0];
  });
}

async function probe(host: string): Promise<string> {
  const limits = { connectionTimeoutMillis: RESPONSE_WITHIN_MS, query_timeout: RESPONSE_WITHIN_MS };
  const client = new Client({ connectionString: host, ...limits });
  // The failing query or connection reports the error.
  client.on('error', () => {});
  try {
    await client.connect();
    await requireWritable(client);
    return host;
  } finally {
    client.end().catch(() => {});
  }
}

async function requireWritable(client: Client): Promise<void> {
  const { rows } = await client.query<{ on: string }>(
    `select current_setting('transaction_read_only') as on`,
  );
  if (rows[0]?.on !== 'on') return;
  throw Object.assign(new Error('no host accepts writes'), { code: READ_ONLY });
}
