import { createHash } from 'node:crypto';
import type { LiveCatalog } from '@/api/catalogue/live-catalog';
import { createApp } from '@/api/http/app';
import type { Api } from '@/api/http/implement';
import type { Ports } from '@/api/shared/ports';
import { openGuard } from '@/api/shared/start-guard';
import { tagIn } from '@/lib/domain/world';
import { mockAccountPorts, type SentSms } from './account';
import { Clock } from './clock';
import { Faults } from './faults';
import { Journal } from './journal';
import type { Lane } from './lane';
import { worldCatalog } from './world-catalog';
import { worldDatabase } from './world-database';

/** What all worlds share. */
export type Ground = Pick<Ports, 'mediaDir' | 'isStopping' | 'providers'> & {
  lane: Lane;
  catalog: LiveCatalog;
  announce: (tags: string[]) => Promise<void>;
};

/** A shop of its own on the common ground: the same program over other ports. */
export class World {
  readonly clock = new Clock();
  readonly journal = new Journal();
  readonly faults = new Faults();
  readonly sms: SentSms[] = [];
  readonly name: string | null;
  readonly schema: string;
  readonly ports: Ports;
  readonly app: Api;
  readonly #telling = new Set<Promise<void>>();
  #tokens = 0;

  constructor(ground: Ground, { name, schema }: { name: string | null; schema: string }) {
    this.name = name;
    this.schema = schema;
    const db = worldDatabase(ground.lane, schema);
    this.ports = {
      ...mockAccountPorts,
      sms: {
        reachesPhones: false,
        send: async (phone, text) => {
          this.sms.push({ phone, text });
        },
      },
      db,
      catalog: worldCatalog(ground.catalog, db),
      now: () => this.clock.now(),
      newToken: () => this.#nextToken(),
      announce: (tags) => this.#tell(ground.announce(tags.map((tag) => tagIn(name, tag)))),
      guard: openGuard,
      providers: ground.providers,
      mediaDir: ground.mediaDir,
      localSecret: null,
      isStopping: ground.isStopping,
    };
    this.app = createApp(this.ports);
  }

  /** When the storefront has heard of all that has changed. */
  async told(): Promise<void> {
    await Promise.all(this.#telling);
  }

  #tell(telling: Promise<void>): void {
    this.#telling.add(telling);
    telling.finally(() => this.#telling.delete(telling));
  }

  /** The same in every run: the first token of a world, its second, and so on. */
  #nextToken(): string {
    this.#tokens += 1;
    const text = `${this.name ?? ''} ${this.#tokens}`;
    return createHash('sha256').update(text).digest('base64url');
  }
}
