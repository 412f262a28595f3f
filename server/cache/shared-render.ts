import { concerns } from './page-cache';

/** One render for everyone who waits for a page. It is given up when the last of them has left. */
export class SharedRender<Result> {
  readonly answer: Promise<Result>;
  isInvalidated = false;
  readonly #tags: readonly string[];
  readonly #abandoned = new AbortController();
  #readers = 0;

  constructor(tags: readonly string[], start: (render: SharedRender<Result>) => Promise<Result>) {
    this.#tags = tags;
    this.answer = start(this);
  }

  /** Aborted when nobody waits any more. */
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
    return this.answer;
  }
}
