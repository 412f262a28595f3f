import type { EngineClient } from './engine-client';
import type { EngineTables } from './engine-names';
import { type EngineState, readState, wordsSince } from './engine-tables';
import { createWordList, takeWord, type WordList } from './word-list';

/** Tracks the state of the engine and its words for this process. */
export class EngineFollower {
  readonly #client: EngineClient;
  readonly #tables: EngineTables;
  list = createWordList();
  state: EngineState | null = null;
  isReached = true;
  /** Whether the cached responses predate some of the changes that this process has written. */
  #isBehind = false;
  /** The time when the engine was last ready, from `performance.now()`. */
  lastReadyAt = performance.now();

  constructor(client: EngineClient, tables: EngineTables) {
    this.#client = client;
    this.#tables = tables;
  }

  /** Whether the engine is reachable and completely filled. */
  get isReady(): boolean {
    return this.isReached && (this.state?.filledAt ?? 0) > 0;
  }

  /**
   * Reads the state of the engine and the words that were added or changed since the last refresh.
   */
  async refresh(): Promise<void> {
    const next = await readState(this.#client.query, this.#tables);
    if (next && next.filledAt > 0) await this.#follow(next);
    this.state = next;
    this.isReached = true;
    if (this.isReady) this.lastReadyAt = performance.now();
  }

  /** Rejects if the engine does not respond. */
  async ping(): Promise<void> {
    await readState(this.#client.query, this.#tables);
  }

  /**
   * Applies state that this process has written. The cache is invalidated only after the last part
   * of a change.
   */
  take(next: EngineState, own: WordList, { isPart = false } = {}): void {
    this.#isBehind ||= next.changed !== this.state?.changed;
    this.state = next;
    this.list = own;
    if (!isPart) this.#invalidateCache();
  }

  #invalidateCache(): void {
    if (this.#isBehind) this.#client.invalidateCache();
    this.#isBehind = false;
  }

  /**
   * Reads the words that have changed. After a refill, which renumbers all words, it reads all of
   * them.
   */
  async #follow(next: EngineState): Promise<void> {
    const { state } = this;
    const isSame = next.filledAt === state?.filledAt;
    this.#isBehind ||= next.changed !== state?.changed;
    if (isSame && !this.#isBehind) return;
    this.list = isSame
      ? await this.#readWords(state?.changed ?? 0, this.list)
      : await this.#readWords(0, createWordList());
    this.#isBehind = true;
    this.#invalidateCache();
  }

  async #readWords(since: number, into: WordList): Promise<WordList> {
    for await (const words of wordsSince(this.#client.run, this.#tables, since)) {
      for (const word of words) takeWord(into, word);
    }
    return into;
  }
}
