const SECOND_MS = 1000;
const THEN_EACH = 100;

/** Samples similar events: the first `perSecond` events of each second, then every hundredth. */
export class Sample {
  readonly #perSecond: number;
  #second = Number.NaN;
  #seen = 0;
  #skipped = 0;

  constructor(perSecond: number) {
    this.#perSecond = perSecond;
  }

  /**
   * Decides whether to take an event.
   *
   * @returns `null` if this event is skipped, otherwise the number of events that were skipped
   *   since the last one taken.
   */
  take(nowMs: number): number | null {
    const second = Math.floor(nowMs / SECOND_MS);
    if (second !== this.#second) this.#seen = 0;
    this.#second = second;
    this.#seen += 1;
    if (this.#seen > this.#perSecond && this.#seen % THEN_EACH !== 0) {
      this.#skipped += 1;
      return null;
    }
    const skipped = this.#skipped;
    this.#skipped = 0;
    return skipped;
  }
}
