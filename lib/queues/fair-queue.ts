type FairQueueOptions = {
  /** Jobs at a time, of everyone and of one key. Whoever lets more run calls `advance`. */
  width: () => number;
  widthOfOne?: number;
  /** Jobs that may wait, of everyone and of one key, and for how long. */
  waiting: number;
  waitingOfOne?: number;
  waitMs?: number;
  /** After this long a turn ends though its job goes on: it waits for something, and others may come in. */
  turnMs?: number;
};

type Leave = () => void;
type Waiter = (leave: Leave | null) => void;

/** What waits is bounded, and keys take turns: whoever asks for much delays its own alone. */
export class FairQueue {
  readonly #options: Required<FairQueueOptions>;
  /** In the order of their turns; none is empty. */
  readonly #lines = new Map<string, Waiter[]>();
  readonly #runningOf = new Map<string, number>();
  #running = 0;
  #waiting = 0;

  constructor(options: FairQueueOptions) {
    const noLimit = Number.POSITIVE_INFINITY;
    this.#options = {
      widthOfOne: noLimit,
      waitingOfOne: noLimit,
      waitMs: noLimit,
      turnMs: noLimit,
      ...options,
    };
  }

  /** Whether a new job would have to wait, whoever asks for it. */
  get isBusy(): boolean {
    return this.#running >= this.#options.width();
  }

  get running(): number {
    return this.#running;
  }

  get waiting(): number {
    return this.#waiting;
  }

  /** Resolves when the job may start; with null if it cannot in time, or the signal gives it up. */
  enter(key: string, signal?: AbortSignal): Promise<Leave | null> {
    return new Promise((resolve) => this.ask(key, resolve, signal));
  }

  /** The same without a promise: the job that may start at once does so within this call. */
  ask(key: string, begin: Waiter, signal?: AbortSignal): void {
    if (signal?.aborted) begin(null);
    else if (this.#canStart(key)) begin(this.#start(key));
    else if (this.#makeRoom(key)) this.#wait(key, begin, signal);
    else begin(null);
  }

  /** Starts what may start now. */
  advance(): void {
    // A line that is put back comes up again in the same loop.
    for (const [key, line] of this.#lines) {
      const [next] = line;
      if (!next || !this.#canStart(key)) continue;
      this.#lines.delete(key);
      this.#lines.set(key, line);
      next(this.#start(key));
    }
  }

  #canStart(key: string): boolean {
    return !this.isBusy && (this.#runningOf.get(key) ?? 0) < this.#options.widthOfOne;
  }

  #start(key: string): Leave {
    const { turnMs } = this.#options;
    this.#count(key, 1);
    let isRunning = true;
    const leave = () => {
      clearTimeout(overdue);
      if (!isRunning) return;
      isRunning = false;
      this.#count(key, -1);
      this.advance();
    };
    const overdue = Number.isFinite(turnMs) ? setTimeout(leave, turnMs) : undefined;
    return leave;
  }

  #count(key: string, change: number): void {
    const running = (this.#runningOf.get(key) ?? 0) + change;
    this.#running += change;
    if (running > 0) this.#runningOf.set(key, running);
    else this.#runningOf.delete(key);
  }

  /** The newest of whoever waits for most gives way, and the caller itself if that is the caller. */
  #makeRoom(key: string): boolean {
    const own = (this.#lines.get(key)?.length ?? 0) + 1;
    if (own > this.#options.waitingOfOne) return false;
    if (this.#waiting < this.#options.waiting) return true;
    const longest = [...this.#lines.values()].reduce(
      (most, line) => (line.length > most.length ? line : most),
      [],
    );
    if (own >= longest.length) return false;
    longest.at(-1)?.(null);
    return true;
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
    this.#waiting += 1;
  }

  #remove(key: string, waiter: Waiter): void {
    const line = this.#lines.get(key) ?? [];
    line.splice(line.indexOf(waiter), 1);
    if (line.length === 0) this.#lines.delete(key);
    this.#waiting -= 1;
  }
}
