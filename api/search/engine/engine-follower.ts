import type { EngineClient } from './engine-client';
import type { EngineTables } from './engine-names';
import { type EngineState, readState, wordsSince } from './engine-tables';
import { createWordList, takeWord, type WordList } from './word-list';

/** What a process knows of the engine: how far it is, and its words. */
export type EngineFollower = ReturnType<typeof followEngine>;

export function followEngine(client: EngineClient, tables: EngineTables) {
  let list = createWordList();
  let state: EngineState | null = null;
  let isReached = true;
  let wasThereAt = performance.now();

  async function readWords(since: number, into: WordList): Promise<WordList> {
    for await (const words of wordsSince(client.run, tables, since)) {
      for (const word of words) takeWord(into, word);
    }
    return into;
  }

  /** Filled anew it has words of other numbers. */
  async function follow(next: EngineState): Promise<void> {
    const isSame = next.filledAt === state?.filledAt;
    if (isSame && next.changed === state?.changed) return;
    list = isSame
      ? await readWords(state?.changed ?? 0, list)
      : await readWords(0, createWordList());
    client.forget();
  }

  return {
    list: () => list,
    state: () => state,
    isReached: () => isReached,
    /** Whether it has all goods. */
    isThere: () => isReached && (state?.filledAt ?? 0) > 0,
    /** When it was last seen with all goods. */
    wasThereAt: () => wasThereAt,
    lost(): void {
      isReached = false;
    },
    /** Reads how far the engine is, and the words that it has now. */
    async look(): Promise<void> {
      const next = await readState(client.look, tables);
      if (next && next.filledAt > 0) await follow(next);
      state = next;
      isReached = true;
      if (state?.filledAt) wasThereAt = performance.now();
    },
    /** What this process itself has written. */
    take(next: EngineState, own: WordList): void {
      if (next.changed !== state?.changed) client.forget();
      state = next;
      list = own;
    },
  };
}
