import { createHash } from 'node:crypto';
import type { LiveCatalog } from '@/api/catalogue/live-catalog';
import { createApp } from '@/api/http/app';
import type { Api } from '@/api/http/implement';
import type { Ports } from '@/api/shared/ports';
import { openGuard } from '@/api/shared/start-guard';
import { scopedTag } from '@/lib/domain/request-scope';
import { mockAccountPorts, type SentSms } from './account';
import { Clock } from './clock';
import { Faults } from './faults';
import { Journal } from './journal';
import type { SerialConnection } from './serial-connection';
import { worldCatalog } from './world-catalog';
import { worldDatabase } from './world-database';

/** The ports that all worlds share. */
export type SharedPorts = Pick<Ports, 'mediaDir' | 'drawings' | 'isStopping' | 'providers'> & {
  connection: SerialConnection;
  catalog: LiveCatalog;
  publishInvalidation: (tags: string[]) => Promise<void>;
};

/** A shop of its own: the same program over its own ports and the shared ones. */
export class World {
  readonly clock = new Clock();
  readonly journal = new Journal();
  readonly faults = new Faults();
  readonly sms: SentSms[] = [];
  readonly name: string | null;
  readonly schema: string;
  readonly ports: Ports;
  readonly app: Api;
  readonly #sending = new Set<Promise<void>>();
  #tokens = 0;
  #orders = 20_000_000;

  constructor(shared: SharedPorts, { name, schema }: { name: string | null; schema: string }) {
    this.name = name;
    this.schema = schema;
    const db = worldDatabase(shared.connection, schema);
    this.ports = {
      ...mockAccountPorts,
      sms: {
        reachesPhones: false,
        send: async (phone, text) => {
          this.sms.push({ phone, text });
        },
      },
      db,
      catalog: worldCatalog(shared.catalog, db),
      now: () => this.clock.now(),
      newToken: () => this.#nextToken(),
      newOrderNumber: () => ++this.#orders,
      publishInvalidation: (tags) =>
        this.#track(shared.publishInvalidation(tags.map((tag) => scopedTag(name, tag)))),
      guard: openGuard,
      providers: shared.providers,
      mediaDir: shared.mediaDir,
      drawings: shared.drawings,
      localSecret: null,
      isStopping: shared.isStopping,
    };
    this.app = createApp(this.ports);
  }

  /** Resolves when the storefront has received all invalidations. */
  async invalidationsSent(): Promise<void> {
    await Promise.all(this.#sending);
  }

  #track(sending: Promise<void>): void {
    this.#sending.add(sending);
    sending.finally(() => this.#sending.delete(sending));
  }

  /** The same in every run: the first token of a world, its second, and so on. */
  #nextToken(): string {
    this.#tokens += 1;
    const text = `${this.name ?? ''} ${this.#tokens}`;
    return createHash('sha256').update(text).digest('base64url');
  }
}
