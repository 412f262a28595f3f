import type { Lead } from '@/api/db/database';
import { noteFailure } from '@/api/db/failure';
import type { Ports } from '@/api/shared/ports';
import { log } from '@/lib/telemetry/log';
import { count } from '@/lib/telemetry/metrics';
import { assignEvents, type Delivery, readDue, recordDelivery, recordFailure } from './deliveries';
import { DeliveryFailure, type Receiver } from './receiver';

const POLL_MS = 1000;
const FIRST_PAUSE_MS = 1000;
const LONGEST_PAUSE_MS = 60 * 60 * 1000;
const UNKNOWN = 'The API ended while it was sending. The receiver may have received the event';

type DispatcherPorts = Pick<Ports, 'db' | 'now'>;
type DispatcherOptions = {
  receivers: readonly Receiver[];
  lead: Pick<Lead, 'isHeld'>;
  random?: () => number;
};

/**
 * Delivers the events of the outbox from the leading process. Each receiver has its own queue, so
 * that a slow receiver does not delay the others.
 */
export class Dispatcher {
  readonly #ports: DispatcherPorts;
  readonly #options: Required<DispatcherOptions>;
  readonly #ending = new AbortController();
  readonly #running = new Map<string, Promise<void>>();
  readonly #pausedUntil = new Map<string, number>();

  constructor(ports: DispatcherPorts, options: DispatcherOptions) {
    this.#ports = ports;
    this.#options = { random: Math.random, ...options };
  }

  /** Creates deliveries for new events and delivers everything that is due. */
  async run(): Promise<void> {
    await this.#poll();
    await Promise.all(this.#running.values());
  }

  /** Delivers events until the returned function is called. */
  start(): () => Promise<void> {
    let polling: Promise<void> = Promise.resolve();
    let isPolling = false;
    const timer = setInterval(() => {
      if (isPolling) return;
      isPolling = true;
      polling = this.#poll()
        .catch((error: unknown) => noteFailure('outbox', error))
        .finally(() => {
          isPolling = false;
        });
    }, POLL_MS);
    timer.unref();
    return async () => {
      clearInterval(timer);
      this.#ending.abort();
      await polling;
      await Promise.all(this.#running.values());
    };
  }

  async #poll(): Promise<void> {
    const { receivers, lead } = this.#options;
    if (!lead.isHeld()) return;
    while (await assignEvents(this.#ports.db, receivers, this.#ports.now()));
    for (const receiver of receivers) {
      if (this.#running.has(receiver.name)) continue;
      const work = this.#deliverDue(receiver)
        .catch((error: unknown) => noteFailure(`outbox ${receiver.kind}`, error))
        .finally(() => this.#running.delete(receiver.name));
      this.#running.set(receiver.name, work);
    }
  }

  async #deliverDue(receiver: Receiver): Promise<void> {
    while (this.#isActive(receiver)) {
      const due = await readDue(this.#ports.db, receiver, this.#ports.now());
      if (due.length === 0) return;
      await Promise.all(due.map((delivery) => this.#deliver(receiver, delivery)));
    }
  }

  #isActive({ name }: Receiver): boolean {
    const isPaused = (this.#pausedUntil.get(name) ?? 0) > this.#ports.now().getTime();
    return !isPaused && !this.#ending.signal.aborted && this.#options.lead.isHeld();
  }

  async #deliver(receiver: Receiver, delivery: Delivery): Promise<void> {
    const { db, now } = this.#ports;
    const { id, tries } = delivery;
    let isSending = false;
    let skipped: string | null = null;
    const onSkipped = (reason: string) => {
      skipped = reason;
    };
    const onSending = async () => {
      const unknown = { state: 'dead', tries: tries + 1, dueAt: now(), failure: UNKNOWN } as const;
      await recordFailure(db, id, unknown);
      isSending = true;
    };
    try {
      const { signal } = this.#ending;
      await receiver.deliver(delivery.event, { signal, onSending, onSkipped });
    } catch (cause) {
      // The event has not been sent, so the next process retries the delivery.
      if (this.#ending.signal.aborted && !isSending) return;
      if (!(cause instanceof DeliveryFailure)) throw cause;
      await this.#fail(receiver, delivery, cause);
      return;
    }
    await recordDelivery(db, id, { at: now(), skipped });
    count('chorsu_outbox_deliveries_total', { receiver: receiver.kind, result: 'delivered' });
  }

  async #fail(receiver: Receiver, delivery: Delivery, cause: DeliveryFailure): Promise<void> {
    const { db, now } = this.#ports;
    const { message: failure, pauseMs, isFinal } = cause;
    const { name, kind, triesMax } = receiver;
    const at = now().getTime();
    if (pauseMs !== null) {
      this.#pausedUntil.set(name, at + pauseMs);
      const { tries } = delivery;
      const dueAt = new Date(at + pauseMs);
      return recordFailure(db, delivery.id, { state: 'pending', tries, dueAt, failure });
    }
    const tries = delivery.tries + 1;
    const state = tries < triesMax && !isFinal ? 'pending' : 'dead';
    const dueAt = new Date(at + pauseAfter(tries, this.#options.random()));
    await recordFailure(db, delivery.id, { state, tries, dueAt, failure });
    const result = state === 'dead' ? 'dead' : 'failed';
    count('chorsu_outbox_deliveries_total', { receiver: kind, result });
    const { id, type } = delivery.event;
    const fields = { receiver: kind, event_id: id, type, tries, reason: failure };
    if (state === 'dead') log.warn('An event became a dead letter', fields);
    else log.info('An event was not accepted', fields);
  }
}

/**
 * Returns the pause in milliseconds after a number of failed attempts. It doubles with each
 * attempt, up to an hour. Up to half of it is random, so that events that failed together are not
 * repeated together.
 */
export function pauseAfter(tries: number, random: number): number {
  const longest = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** (tries - 1));
  return longest * (1 - random / 2);
}
