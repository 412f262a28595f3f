import { concerns } from './page-cache';

/**
 * One render for all requests that wait for a page. It is aborted when the last of these requests
 * is abandoned.
 */
export class SharedRender<Result> {
  readonly result: Promise<Result>;
  isInvalidated = false;
  readonly #tags: readonly string[];
  readonly #abandoned = new AbortController();
  #readers = 0;

  constructor(tags: readonly string[], start: (render: SharedRender<Result>) => Promise<Result>) {
    this.#tags = tags;
    this.result = start(this);
  }

  /** Aborts when no request is waiting anymore. */
  get signal(): AbortSignal {
    return this.#abandoned.signal;
  }

  get isOpen(): boolean {
    return !this.isInvalidated && !this.signal.aborted;
  }

  invalidate(tags: ReadonlySet<string>): void {
    this.isInvalidated ||= concerns(tags, { tags: this.#tags });
  }

  join(signal?: AbortSignal): Promise<Result> {
    this.#readers += 1;
    signal?.addEventListener('abort', () => {
      this.#readers -= 1;
      if (this.#readers === 0) this.#abandoned.abort();
    });
    return this.result;
  }
}

type Joining = { tags: readonly string[]; signal: AbortSignal | undefined };

/** The renders in progress, by cache key. */
export class SharedRenders<Result> {
  readonly #running = new Map<string, SharedRender<Result>>();

  /** Waits for the render of a key, and starts one if none is in progress. */
  join(
    key: string,
    { tags, signal }: Joining,
    start: (render: SharedRender<Result>) => Promise<Result>,
  ): Promise<Result> {
    const running = this.#running.get(key);
    if (running?.isOpen) return running.join(signal);
    const render = new SharedRender<Result>(tags, start);
    this.#running.set(key, render);
    const done = () => {
      if (this.#running.get(key) === render) this.#running.delete(key);
    };
    render.result.then(done, done);
    return render.join(signal);
  }

  invalidate(tags: ReadonlySet<string>): void {
    for (const render of this.#running.values()) render.invalidate(tags);
  }
}
