import type { Redis } from '@/server/shared/redis-link';

type SetOptions = { condition?: 'NX' };
type Member = { value: string; score: number };

/** A stub of Redis with the few commands that the storefront uses. `isGone` makes it unreachable. */
export class FakeRedis {
  isGone = false;
  values = new Map<string, unknown>();
  scores = new Map<string, number>();

  readonly link: Redis = {
    // The cast is safe because the storefront uses only these commands.
    run: async (work) => (this.isGone ? undefined : work(this.commands as never)),
  };

  readonly commands = {
    get: async (name: string) => this.values.get(name) ?? null,
    set: async (name: string, value: unknown, { condition }: SetOptions) => {
      if (condition === 'NX' && this.values.has(name)) return null;
      this.values.set(name, value);
      return 'OK';
    },
    expire: async (name: string) => Number(this.values.has(name)),
    del: async (name: string) => Number(this.values.delete(name)),
    zAdd: async (_set: string, members: Member[]) => {
      for (const { value, score } of members) {
        this.scores.set(value, Math.max(score, this.scores.get(value) ?? 0));
      }
    },
    zRemRangeByScore: async () => 0,
    zmScore: async (_set: string, names: string[]) =>
      names.map((name) => this.scores.get(name) ?? null),
  };

  copy() {
    return { values: new Map(this.values), scores: new Map(this.scores) };
  }

  /** Replaces the data with a result of `copy`. */
  restore({ values, scores }: ReturnType<FakeRedis['copy']>): void {
    this.values = values;
    this.scores = scores;
  }
}
