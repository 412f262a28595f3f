type FairQueueOptions = {
  /**
   * Maximum concurrent jobs: in total (`width`) and per key (`widthOfOne`). Call `advance` after
   * raising `width`.
   */
  width: () => number;
  widthOfOne?: number;
  /**
   * Maximum waiting jobs: in total (`waiting`) and per key (`waitingOfOne`), and the maximum wait
   * time in milliseconds (`waitMs`). A job that is expected to wait longer is rejected at once.
   */
  waiting: number;
  waitingOfOne?: number;
  waitMs?: number;
  /**
   * The number of milliseconds after which a running job releases its slot, because it is probably
   * waiting for something else.
   */
  slotMs?: number;
};

type Leave = () => void;
type Waiter = (leave: Leave | null) => void;

/** The number of job starts whose mean interval is used to predict the wait time of a new job. */
const STARTS_OF_MEAN = 16;

/**
 * A bounded queue that serves keys in turn, so that many jobs of one key delay only that key's
 * jobs.
 *
 * The queue is bounded by wait time: by Little's law, the wait of a new job is the number of jobs
 * before it times the mean interval between job starts.
 */
export class FairQueue {
  readonly #options: Required<FairQueueOptions>;
  /** Waiting jobs per key, in the order in which the keys are served; no list is empty. */
  readonly #lines = new Map<string, Waiter[]>();
  readonly #runningOf = new Map<string, number>();
  #running = 0;
  #waiting = 0;
  /**
   * The number of starts since the queue was last empty (at most `STARTS_OF_MEAN`), and the mean
   * interval between them.
   */
  #starts = 0;
  #intervalMs = 0;
  /** The `performance.now()` of the latest start, or of the last reset of the estimate. */
  #progressAt = 0;

  constructor(options: FairQueueOptions) {
    const noLimit = Number.POSITIVE_INFINITY;
    this.#options = {
      widthOfOne: noLimit,
      waitingOfOne: noLimit,
      waitMs: noLimit,
      slotMs: noLimit,
      ...options,
    };
  }

  /** Whether a new job would have to wait, regardless of its key. */
  get isBusy(): boolean {
    return this.#running >= this.#options.width();
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /**
   * Waits for a slot.
   *
   * @returns A function that releases the slot, or `null` if the job was rejected, timed out or
   *   aborted.
   */
  enter(key: string, signal?: AbortSignal): Promise<Leave | null> {
    return new Promise((resolve) => this.enqueue(key, resolve, signal));
  }

  /**
   * Like `enter`, but with a callback: a job that can start immediately starts within this call.
   */
  enqueue(key: string, begin: Waiter, signal?: AbortSignal): void {
    if (signal?.aborted) begin(null);
    else if (this.#canStart(key)) begin(this.#start(key));
    else if (this.#makeRoom(key)) this.#wait(key, begin, signal);
    else begin(null);
  }

  /** Starts all jobs for which a slot is free. */
  advance(): void {
    // The loop visits a key again after the key has moved to the end.
    for (const [key, line] of this.#lines) {
      const [next] = line;
      if (!next || !this.#canStart(key)) continue;
      this.#lines.delete(key);
      this.#lines.set(key, line);
      this.#noteProgress();
      next(this.#start(key));
    }
  }

  #canStart(key: string): boolean {
    return !this.isBusy && (this.#runningOf.get(key) ?? 0) < this.#options.widthOfOne;
  }

  #start(key: string): Leave {
    const { slotMs } = this.#options;
    this.#count(key, 1);
    let isRunning = true;
    const leave = () => {
      clearTimeout(overdue);
      if (!isRunning) return;
      isRunning = false;
      this.#count(key, -1);
      this.advance();
    };
    const overdue = Number.isFinite(slotMs) ? setTimeout(leave, slotMs) : undefined;
    return leave;
  }

  #count(key: string, change: number): void {
    const running = (this.#runningOf.get(key) ?? 0) + change;
    this.#running += change;
    if (running > 0) this.#runningOf.set(key, running);
    else this.#runningOf.delete(key);
  }

  /**
   * Makes room in a full queue: evicts the newest job of the longest queue, or rejects the new job
   * if its own queue is the longest.
   */
  #makeRoom(key: string): boolean {
    const own = (this.#lines.get(key)?.length ?? 0) + 1;
    if (own > this.#options.waitingOfOne || this.#isHopeless(own)) return false;
    if (this.#waiting < this.#options.waiting) return true;
    const longest = [...this.#lines.values()].reduce(
      (most, line) => (line.length > most.length ? line : most),
      [],
    );
    if (own >= longest.length) return false;
    longest.at(-1)?.(null);
    return true;
  }

  /** Predicts whether a key's job at position `own` in its line would wait longer than `waitMs`. */
  #isHopeless(own: number): boolean {
    const before = [...this.#lines.values()].reduce(
      (sum, line) => sum + Math.min(line.length, own),
      0,
    );
    const width = this.#options.width();
    // A queue of width 0 is closed. It is unknown when it opens and how fast it will then be.
    if (width === 0) this.#resetProgress();
    // If no job has started for some time, every running job takes at least that long.
    const stillMs = (performance.now() - this.#progressAt) / Math.max(1, width);
    return before > 0 && before * Math.max(this.#intervalMs, stillMs) > this.#options.waitMs;
  }

  #noteProgress(): void {
    const now = performance.now();
    this.#starts = Math.min(this.#starts + 1, STARTS_OF_MEAN);
    this.#intervalMs += (now - this.#progressAt - this.#intervalMs) / this.#starts;
    this.#progressAt = now;
  }

  #resetProgress(): void {
    this.#starts = 0;
    this.#intervalMs = 0;
    this.#progressAt = performance.now();
  }

  #wait(key: string, begin: Waiter, signal: AbortSignal | undefined): void {
    const settle: Waiter = (leave) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', giveUp);
      this.#remove(key, settle);
      begin(leave);
    };
    const giveUp = () => settle(null);
    const { waitMs } = this.#options;
    const timer = Number.isFinite(waitMs) ? setTimeout(giveUp, waitMs) : undefined;
    signal?.addEventListener('abort', giveUp);
    const line = this.#lines.get(key);
    if (line) line.push(settle);
    else this.#lines.set(key, [settle]);
    if (this.#waiting === 0) this.#resetProgress();
    this.#waiting += 1;
  }

  #remove(key: string, waiter: Waiter): void {
    const line = this.#lines.get(key) ?? [];
    line.splice(line.indexOf(waiter), 1);
    if (line.length === 0) this.#lines.delete(key);
    this.#waiting -= 1;
  }
}
