import { EventEmitter } from 'node:events';
import type { CallName } from '@/lib/contract/calls';
import type { ListedFault } from '@/packages/mock/faults/faults';
import type { Call } from '@/packages/mock/faults/matcher';
import { callNameOf, unknownNames } from './contract-check';

/** A request in the journal, with the response once it has been sent. */
export type Entry = Call & {
  id: number;
  /** The time of arrival by the machine's clock, not by the world's. */
  at: string;
  /** `null` when the request matches no endpoint of the contract. */
  call: CallName | null;
  language: string | null;
  /** Query parameters and body fields that the contract does not define. The shop ignores them. */
  unknown: string[];
  /** `null` until the response is sent. It stays `null` if the connection was cut. */
  status: number | null;
  answer: unknown;
  duration_ms: number | null;
  /** Whether the caller closed the connection before it received the whole response. */
  given_up: boolean;
  fault: string | null;
  fault_id: number | null;
};
type Noted = Omit<Entry, 'answer'> & { responseText: string | null };

const ENTRIES_MAX = 1000;
const RESPONSE_LENGTH_MAX = 32 * 1024;
/** The maximum length of a world's stored responses in characters. The oldest are deleted first. */
const RESPONSES_LENGTH_MAX = 1024 * 1024;

/** The requests to a world, in order of arrival. */
export class Journal {
  /** Emits `change` when a request arrives, and again when its body has arrived. */
  readonly changes = new EventEmitter().setMaxListeners(0);
  readonly #entries: Noted[] = [];
  #noted = 0;
  #kept = 0;

  get entries(): Entry[] {
    return this.#entries.map(({ responseText, ...entry }) => ({
      ...entry,
      answer: responseText === null ? null : readable(responseText),
    }));
  }

  get count(): number {
    return this.#entries.length;
  }

  /** Adds the entry immediately, so that the entries are in order of arrival. */
  begin(head: Omit<Call, 'body'>): Written {
    this.#noted += 1;
    const entry: Noted = {
      id: this.#noted,
      at: new Date().toISOString(),
      call: callNameOf(head),
      ...head,
      language: head.headers['accept-language'] ?? null,
      body: null,
      unknown: [],
      status: null,
      responseText: null,
      duration_ms: null,
      given_up: false,
      fault: null,
      fault_id: null,
    };
    this.#entries.push(entry);
    if (this.#entries.length > ENTRIES_MAX) this.#forget(this.#entries.shift());
    this.changes.emit('change');
    return new Written(entry, {
      keep: (text) => this.#keep(entry, text),
      onBody: () => this.changes.emit('change'),
    });
  }

  #keep(entry: Noted, text: string): void {
    if (text.length > RESPONSE_LENGTH_MAX || !this.#entries.includes(entry)) return;
    entry.responseText = text;
    this.#kept += text.length;
    for (const old of this.#entries) {
      if (this.#kept <= RESPONSES_LENGTH_MAX) break;
      this.#forget(old);
    }
  }

  #forget(entry: Noted | undefined): void {
    this.#kept -= entry?.responseText?.length ?? 0;
    if (entry) entry.responseText = null;
  }
}

type WrittenParts = { keep: (text: string) => void; onBody: () => void };

/** A journal entry whose request is still being processed. */
class Written {
  readonly #entry: Noted;
  readonly #keep: (text: string) => void;
  readonly #onBody: () => void;
  readonly #startedAt = performance.now();

  constructor(entry: Noted, { keep, onBody }: WrittenParts) {
    this.#entry = entry;
    this.#keep = keep;
    this.#onBody = onBody;
  }

  received(body: unknown): { call: CallName | null; unknown: string[] } {
    const entry = this.#entry;
    entry.body = body;
    entry.unknown = entry.call === null ? [] : unknownNames(entry.call, entry);
    this.#onBody();
    return { call: entry.call, unknown: entry.unknown };
  }

  hit({ kind, id }: ListedFault): void {
    this.#entry.fault = kind;
    this.#entry.fault_id = id;
  }

  responded(status: number, text: string): void {
    this.#ends();
    this.#entry.status = status;
    this.#keep(text);
  }

  /**
   * Records that the connection has closed. A connection that a fault cut does not count as closed
   * by the caller.
   */
  closed(isWhole: boolean): void {
    if (this.#entry.duration_ms === null) this.#ends();
    const isCutByFault = ['reset', 'truncate'].includes(this.#entry.fault ?? '');
    this.#entry.given_up = !isWhole && !isCutByFault;
  }

  #ends(): void {
    this.#entry.duration_ms = Math.round(performance.now() - this.#startedAt);
  }
}

/** Parses JSON and returns all other bodies as text. */
function readable(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}
