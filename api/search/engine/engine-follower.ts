import type { EngineClient } from './engine-client';
import type { EngineTables } from './engine-names';
import { type EngineState, readState, wordsSince } from './engine-tables';
import { createWordList, takeWord, type WordList } from './word-list';

/** What a process knows of the engine: how far it is, and its words. */
export class EngineFollower {
  readonly #client: EngineClient;
  readonly #tables: EngineTables;
  list = createWordList();
  state: EngineState | null = null;
  isReached = true;
  /** What is cached is of before a part of the changes that this process has written. */
  #isBehind = false;
  /** When it was last seen to be. */
  lastReadyAt = performance.now();

  constructor(client: EngineClient, tables: EngineTables) {
    this.#client = client;
    this.#tables = tables;
  }

  /** Whether it answers, and has all goods. */
  get isReady(): boolean {
    return this.isReached && (this.state?.filledAt ?? 0) > 0;
  }

  /** Reads how far the engine is, and the words that it has now. */
  async refresh(): Promise<void> {
    const next = await readState(this.#client.query, this.#tables);
    if (next && next.filledAt > 0) await this.#follow(next);
    this.state = next;
    this.isReached = true;
    if (this.isReady) this.lastReadyAt = performance.now();
  }

  /** Throws when it answers nothing. */
  async ping(): Promise<void> {
    await readState(this.#client.query, this.#tables);
  }

  /** What this process itself has written. Answers stay cached until all parts of a change are there. */
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

  /** Filled anew it has words of other numbers. */
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
