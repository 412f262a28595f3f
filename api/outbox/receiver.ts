import type { OutboxEvent } from './event-shapes';

/** A destination of events outside the shop. */
export type Receiver = {
  /** Identifies the receiver's deliveries in the database. */
  name: string;
  /** The receiver's name in metrics. */
  kind: 'webhook' | 'telegram' | 'sms';
  /** The number of failed attempts after which an event becomes a dead letter. */
  triesMax: number;
  /** The number of concurrent deliveries, each for a different order. */
  concurrency: number;
  /** Whether the receiver gets the event. Evaluated once per event. */
  accepts: (event: OutboxEvent) => boolean;
  /**
   * Delivers an event. If the process ends during a delivery, the event may be delivered twice. A
   * receiver prevents that by calling `onSending` first: an event whose outcome is unknown then
   * becomes a dead letter.
   * @throws DeliveryFailure when the receiver did not accept it.
   */
  deliver: (event: OutboxEvent, delivering: Delivering) => Promise<void>;
};

type Delivering = {
  signal: AbortSignal;
  onSending: () => Promise<void>;
  /** Records why the receiver sends nothing, for instance because of a setting. */
  onSkipped: (reason: string) => void;
};

type FailureOptions = { pauseMs?: number | null; isFinal?: boolean };

/** The receiver did not accept an event. The message contains no personal data. */
export class DeliveryFailure extends Error {
  /**
   * The pause that the receiver requires before any event, or `null`. A delivery that fails with a
   * pause does not count as an attempt.
   */
  readonly pauseMs: number | null;
  /** Makes the event a dead letter immediately, because a retry might deliver it twice. */
  readonly isFinal: boolean;

  constructor(message: string, { pauseMs = null, isFinal = false }: FailureOptions = {}) {
    super(message);
    this.pauseMs = pauseMs;
    this.isFinal = isFinal;
  }
}
