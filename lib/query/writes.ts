import type { QueryKey } from './query';

/** The writes under way: in turn where they share a scope, and counted where they have a name. */
export class Writes {
  private readonly turns = new Map<string, Promise<unknown>>();
  private readonly counts = new Map<string, number>();
  private readonly listeners = new Set<() => void>();

  /** Work of one scope is done one after another; what went wrong before does not stop it. */
  inTurn<Data>(scope: string | undefined, work: () => Promise<Data>): Promise<Data> {
    if (scope === undefined) return work();
    const turn = (this.turns.get(scope) ?? Promise.resolve()).then(work, work);
    this.turns.set(scope, turn);
    return turn;
  }

  count(key: QueryKey): number {
    return this.counts.get(JSON.stringify(key)) ?? 0;
  }

  changeCount(key: QueryKey | undefined, by: 1 | -1) {
    if (!key) return;
    this.counts.set(JSON.stringify(key), this.count(key) + by);
    for (const listener of this.listeners) listener();
  }

  watch(listener: () => void): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }
}
