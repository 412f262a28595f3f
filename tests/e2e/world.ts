/**
 * A client of the mock's control (docs/mock.md). It needs nothing but `fetch`: copy it into a suite
 * of your own and hand it the address of the mocked API.
 */
export type Matcher = {
  method?: string;
  /** As in the contract: '/order/cart', '/catalog/product/:slug', '/post/*'. */
  path: string;
  /** Only calls of browsers through the storefront, or only all others. */
  from?: 'browser' | 'server';
  /** `body` is the whole body, `body_has` a part of it. */
  when?: {
    query?: Record<string, string | string[]>;
    headers?: Record<string, string>;
    body?: unknown;
    body_has?: unknown;
  };
};

export type HowOften = { times?: number } | { at_least?: number; at_most?: number };

export type Fault = Matcher & {
  /** So many calls; all when it is left out. */
  times?: number;
  /** Only the nth call from now. */
  nth?: number;
  /** The shop carries the call out before it fails. */
  after?: boolean;
} & (
    | {
        kind: 'answer';
        status?: number;
        headers?: Record<string, string>;
        /** In the envelope of the shop, or a body as it stands. */
        data?: unknown;
        body?: unknown;
      }
    | { kind: 'status'; status: number; detail?: string; fields?: Record<string, string> }
    | { kind: 'delay'; ms: number }
    | { kind: 'hang' | 'reset' | 'malformed' | 'empty' }
    | { kind: 'truncate'; bytes: number }
    | { kind: 'wrong_shape'; data?: unknown }
    | { kind: 'html'; status?: number }
    | { kind: 'drip'; bytes?: number; ms?: number }
  );

export type JournalEntry = {
  id: number;
  at: string;
  /** Its name in the contract. */
  call: string | null;
  method: string;
  path: string;
  query: string;
  from: 'browser' | 'server';
  language: string | null;
  headers: Record<string, string>;
  body: unknown;
  /** Names that the contract does not have. */
  unknown: string[];
  status: number | null;
  answer: unknown;
  duration_ms: number | null;
  given_up: boolean;
  fault: string | null;
  fault_id: number | null;
};

export type Report = {
  ok: boolean;
  unused_faults: (Fault & { id: number; hits: number })[];
  outside_contract: JournalEntry[];
  failed_unasked: JournalEntry[];
  unexpected: JournalEntry[];
};

export type Scenario =
  | 'empty shop'
  | 'sold out'
  | 'sale ends in a minute'
  | 'customer with three orders'
  | 'maintenance'
  | 'slow backend';

export type SignedIn = { token: string; user: { id: number; phone: string } };

/** One test's own shop. */
export class World {
  readonly name: string;
  readonly #apiUrl: string;

  constructor(apiUrl: string, name: string) {
    this.#apiUrl = apiUrl;
    this.name = name;
  }

  /** As it began. */
  async reset(): Promise<void> {
    await this.#send('POST', 'reset');
  }

  /** From now on names that the contract does not have are refused. */
  async beStrict(): Promise<void> {
    await this.#send('POST', 'world', { strict: true });
  }

  /** What a test needs to know of what was made. */
  async play<Made>(scenario: Scenario): Promise<Made> {
    return this.#send('POST', 'scenario', { name: scenario });
  }

  async takeSnapshot(name: string): Promise<void> {
    await this.#send('POST', 'snapshot', { name });
  }

  /** As it was at the snapshot; its journal begins anew. */
  async restore(name: string): Promise<void> {
    await this.#send('POST', 'restore', { name });
  }

  async setStock(subProduct: number, amount: number): Promise<void> {
    await this.#send('POST', 'stock', { sub_product: subProduct, amount });
  }

  async setPrice(subProduct: number, price: number, discountedPrice?: number | null) {
    const body = { sub_product: subProduct, price, discounted_price: discountedPrice };
    await this.#send('POST', 'price', body);
  }

  async withdraw(product: number): Promise<void> {
    await this.#send('POST', 'withdraw', { product });
  }

  async changeSettings(settings: Record<string, unknown>): Promise<void> {
    await this.#send('POST', 'settings', settings);
  }

  /** The moment at which the shop's clock stands, after it was moved on. */
  async passTime(seconds = 0): Promise<string> {
    const { now }: { now: string } = await this.#send('POST', 'time', { advance_seconds: seconds });
    return now;
  }

  async setTime(now: string): Promise<void> {
    await this.#send('POST', 'time', { now });
  }

  /** A customer and a token that signs her in. */
  async signIn(phone: string, details: Record<string, unknown> = {}): Promise<SignedIn> {
    return this.#send('POST', 'sign-in', { phone, ...details });
  }

  /** As the shop's operator moves it on. */
  async moveOrder(order: number, status: 'new' | 'in_progress' | 'done' | 'canceled') {
    await this.#send('POST', 'order', { order, status });
  }

  /** As if the payment provider had reported the result. */
  async settlePayment(order: number, status: 'waiting' | 'confirmed' | 'rejected' | 'refunded') {
    await this.#send('POST', 'payment', { order, status });
  }

  /** Messages sent so far, in order. */
  async sms(): Promise<{ phone: string; text: string }[]> {
    const { results }: { results: { phone: string; text: string }[] } = await this.#send(
      'GET',
      'sms',
    );
    return results;
  }

  async addFault(fault: Fault): Promise<void> {
    await this.#send('POST', 'faults', fault);
  }

  async clearFaults(): Promise<void> {
    await this.#send('DELETE', 'faults');
  }

  /** The calls that were made in it, in order; `path` keeps those whose path ends so. */
  async journal(path = ''): Promise<JournalEntry[]> {
    const { results }: { results: JournalEntry[] } = await this.#send('GET', 'journal');
    return results.filter((entry) => entry.path.endsWith(path));
  }

  /** The calls that were meant; throws unless they were made so often, by default at least once. */
  async verify(call: Matcher & HowOften): Promise<JournalEntry[]> {
    const { calls }: { calls: JournalEntry[] } = await this.#send('POST', 'verify', call);
    return calls;
  }

  /** What was set and not used, and what nobody asked for. */
  async report(expected?: Matcher[]): Promise<Report> {
    return this.#send('POST', 'report', { expected });
  }

  async #send(method: string, verb: string, body?: object) {
    const response = await fetch(`${this.#apiUrl}/mock/${verb}`, {
      method,
      headers: { 'content-type': 'application/json', 'x-world': this.name },
      ...(body && { body: JSON.stringify(body) }),
    });
    const { data } = await response.json();
    if (!response.ok) throw new Error(`mock ${verb}: ${response.status} ${JSON.stringify(data)}`);
    return data;
  }
}
