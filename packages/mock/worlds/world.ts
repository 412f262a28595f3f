import { createHash } from 'node:crypto';
import type { ServerResponse } from 'node:http';
import { LinearRouter } from 'hono/router/linear-router';
import type { LiveCatalog } from '@/api/catalog/live/live-catalog';
import { createApp } from '@/api/http/app';
import type { Api } from '@/api/http/implement';
import type { AccountPorts } from '@/api/shared/account-ports';
import type { Ports } from '@/api/shared/ports';
import type { InvalidationSender } from '@/api/shared/publish-invalidation';
import { openGuard } from '@/api/shared/start-guard';
import { pageTag } from '@/lib/domain/routing/page-tags';
import { scopedTag } from '@/lib/domain/routing/request-scope';
import { log } from '@/lib/telemetry/log';
import { changesPages } from '@/packages/mock/control/known-routes';
import type { Recording } from '@/packages/mock/control/recording';
import { Refusal } from '@/packages/mock/control/refusal';
import type { Fault } from '@/packages/mock/faults/fault';
import { Faults } from '@/packages/mock/faults/faults';
import { Journal } from '@/packages/mock/journal/journal';
import { Clock } from './clock';
import { newWorldSchema, type SerialConnection, type WorldSchema } from './serial-connection';
import { worldCatalog } from './world-catalog';
import { worldDatabase } from './world-database';

/** The sign-in code of every shopper. */
const KNOWN_CODE = '12345';

type SentSms = { phone: string; text: string };

/**
 * Account settings that disable the hourly SMS limit that all shoppers share. Limits per phone
 * number still apply.
 */
const mockAccountPorts: Omit<AccountPorts, 'sms'> = {
  newCode: () => KNOWN_CODE,
  codeKey: 'known-to-everyone',
  smsPerHour: Number.MAX_SAFE_INTEGER,
  isBehindProxy: false,
};

/** The ports that all worlds share. */
export type SharedPorts = Pick<Ports, 'media' | 'drawings' | 'isStopping' | 'providers'> & {
  connection: SerialConnection;
  catalog: LiveCatalog;
  /** Rejects when the storefront does not confirm the invalidation. */
  sendInvalidation: InvalidationSender;
};

/** The part of a world's state that is not in its tables. */
export type WorldState = {
  now: Date;
  faults: Faults;
  sms: SentSms[];
  tokens: number;
  orders: number;
  isStrict: boolean;
};

type Identity = { name: string | null; isStrict: boolean };

/** The shop of one test: an instance of the API with the world's own ports and the shared ones. */
export class World {
  readonly clock = new Clock();
  readonly journal = new Journal();
  /** Responses that hang until the caller disconnects or the world is deleted. */
  readonly hanging = new Set<ServerResponse>();
  readonly ended = new AbortController();
  /** The ids of the journal entries that a test has verified. */
  readonly verified = new Set<number>();
  readonly snapshots = new Map<string, { place: WorldSchema; state: WorldState }>();
  readonly name: string | null;
  readonly place = newWorldSchema();
  readonly ports: Ports;
  readonly app: Api;
  faults = new Faults();
  sms: SentSms[] = [];
  /** Set while another backend responds instead of the shop. */
  recording: Recording | null = null;
  /** Whether the world rejects parameters and body fields that the contract does not define. */
  isStrict: boolean;
  readonly #send: (tags: string[], options?: { drop: boolean }) => void;
  readonly #sending = new Set<Promise<void>>();
  #unsent: Error | null = null;
  #tokens = 0;
  #orders = 20_000_000;

  constructor(shared: SharedPorts, { name, isStrict }: Identity) {
    this.name = name;
    this.isStrict = isStrict;
    const db = worldDatabase(shared.connection, this.place);
    this.#send = (tags, options) => {
      const scoped = tags.map((tag) => scopedTag(name, tag));
      this.#track(shared.sendInvalidation(scoped, options));
    };
    this.ports = {
      ...mockAccountPorts,
      sms: {
        provider: 'none',
        reachesPhones: false,
        send: async (phone, text) => {
          this.sms.push({ phone, text });
        },
      },
      db,
      catalog: worldCatalog(shared.catalog, { db, place: this.place }),
      now: () => this.clock.now(),
      newToken: () => this.#nextToken(),
      newOrderNumber: () => ++this.#orders,
      publishInvalidation: (tags) => this.#send(tags),
      changes: null,
      guard: openGuard,
      providers: shared.providers,
      media: shared.media,
      drawings: shared.drawings,
      localSecret: null,
      isStopping: shared.isStopping,
    };
    // The default router compiles all routes at the first request, which takes 5 ms per world.
    this.app = createApp(this.ports, { router: new LinearRouter() });
  }

  /** Aborts `ended` and closes hanging requests. Other requests in progress continue. */
  end(): void {
    this.ended.abort();
    for (const one of this.hanging) one.destroy();
  }

  /**
   * Adds the faults so that the last one applies first. Evicts the cached pages if a fault can
   * change pages.
   */
  addFaults(...faults: Fault[]): void {
    for (const fault of faults) this.faults.add(fault);
    if (faults.some(changesPages)) this.dropPages();
  }

  clearFaults(): void {
    const isShown = this.faults.list.some(changesPages);
    this.faults.clear();
    if (isShown) this.dropPages();
  }

  /**
   * Evicts pages instead of invalidating them. A stale page, which the storefront serves when a new
   * render fails, would hide a fault that makes requests fail.
   */
  dropPages(): void {
    this.#send([pageTag.site], { drop: true });
  }

  get state(): WorldState {
    return {
      now: this.clock.now(),
      faults: this.faults.copy(),
      sms: [...this.sms],
      tokens: this.#tokens,
      orders: this.#orders,
      isStrict: this.isStrict,
    };
  }

  resume({ now, faults, sms, tokens, orders, isStrict }: WorldState): void {
    this.clock.set(now);
    this.faults = faults.copy();
    this.sms = [...sms];
    this.#tokens = tokens;
    this.#orders = orders;
    this.isStrict = isStrict;
  }

  /** Resolves when the storefront has confirmed all invalidations. */
  async invalidationsSent(): Promise<void> {
    await Promise.all(this.#sending);
    const unsent = this.#unsent;
    this.#unsent = null;
    if (unsent) {
      // The reason for a failed fetch is in the cause of its error.
      const { message } = unsent.cause instanceof Error ? unsent.cause : unsent;
      const made = 'the change was made, but the storefront did not drop its cached pages';
      throw new Refusal(503, `${made}: ${message}`);
    }
  }

  #track(sent: Promise<void>): void {
    const sending = sent.catch((error: Error) => {
      log.warn(`the storefront did not drop its cached pages: ${error}`);
      this.#unsent = error;
    });
    this.#sending.add(sending);
    sending.finally(() => this.#sending.delete(sending));
  }

  /** Returns the next token. A world generates the same sequence of tokens in every run. */
  #nextToken(): string {
    this.#tokens += 1;
    const text = `${this.name ?? ''} ${this.#tokens}`;
    return createHash('sha256').update(text).digest('base64url');
  }
}
