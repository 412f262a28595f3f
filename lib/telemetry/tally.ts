import type { Labels } from './metrics';

/** `isNew` is true until the first scrape, so that this scrape also exports a count of 0. */
type Leaf = { labels: Labels; count: number; isNew: boolean };
type Branch = { below: Map<string, Branch>; leaf?: Leaf };

/**
 * Counts events by label values between scrapes. prom-client's counters join and validate the
 * labels on each increment. That would slow every response with a cached page.
 */
export class Tally {
  readonly #names: readonly string[];
  readonly #leaves: Leaf[] = [];
  /** Nested maps, one level per label: a joined key would be hashed again on each increment. */
  readonly #root: Branch = { below: new Map() };

  constructor(names: readonly string[]) {
    this.#names = names;
  }

  add(labels: Labels, by = 1): void {
    let branch = this.#root;
    for (const name of this.#names) {
      const value = labels[name] ?? '';
      branch = branch.below.get(value) ?? grown(branch, value);
    }
    branch.leaf ??= this.#newLeaf(labels);
    branch.leaf.count += by;
  }

  /** Returns the counts since the last call, and resets them. */
  take(): Leaf[] {
    const counted = this.#leaves.filter(({ count, isNew }) => count > 0 || isNew);
    const taken = counted.map((leaf) => ({ ...leaf }));
    for (const leaf of counted) {
      leaf.count = 0;
      leaf.isNew = false;
    }
    return taken;
  }

  #newLeaf(labels: Labels): Leaf {
    const leaf = { labels: { ...labels }, count: 0, isNew: true };
    this.#leaves.push(leaf);
    return leaf;
  }
}

function grown({ below }: Branch, value: string): Branch {
  const next = { below: new Map() };
  below.set(value, next);
  return next;
}
