import type { Labels, Metric } from './metrics';

type Value = { metricName?: string; labels: Labels; value: number };
/** What the registry of prom-client asks its metrics for. */
export type Collected = { name: string; help: string; type: string; values: Value[] };

/**
 * Sums by the values of the labels. Those of prom-client sort and join the labels anew each time, which
 * every cached page would pay for.
 */
class Series<Sum> {
  readonly #names: readonly string[];
  readonly #create: () => Sum;
  readonly #all: { labels: Labels; sum: Sum }[] = [];
  /** A map in a map for each label: a joined key would be hashed anew for each request. */
  readonly #root: Branch<Sum> = { below: new Map() };

  constructor(names: readonly string[], create: () => Sum) {
    this.#names = names;
    this.#create = create;
    if (names.length === 0) this.of({});
  }

  of(labels: Labels): { sum: Sum } {
    let branch = this.#root;
    for (const name of this.#names) {
      const value = labels[name] ?? '';
      branch = branch.below.get(value) ?? grown(branch, value);
    }
    branch.leaf ??= this.#add(labels);
    return branch.leaf;
  }

  all(): readonly { labels: Labels; sum: Sum }[] {
    return this.#all;
  }

  #add(labels: Labels): Leaf<Sum> {
    const leaf = { labels: { ...labels }, sum: this.#create() };
    this.#all.push(leaf);
    return leaf;
  }
}

function grown<Sum>({ below }: Branch<Sum>, value: string): Branch<Sum> {
  const next = { below: new Map() };
  below.set(value, next);
  return next;
}

type Leaf<Sum> = { labels: Labels; sum: Sum };
type Branch<Sum> = { below: Map<string, Branch<Sum>>; leaf?: Leaf<Sum> };

type Named = { name: string } & Pick<Metric, 'help' | 'labels' | 'buckets'>;

export class CounterSums {
  readonly name: string;
  readonly #help: string;
  readonly #series: Series<number>;

  constructor({ name, help, labels = [] }: Named) {
    this.name = name;
    this.#help = help;
    this.#series = new Series(labels, () => 0);
  }

  inc(labels: Labels): void {
    this.#series.of(labels).sum += 1;
  }

  get(): Collected {
    const values = this.#series.all().map(({ labels, sum: value }) => ({ labels, value }));
    return { name: this.name, help: this.#help, type: 'counter', values };
  }
}

type Distribution = { inBuckets: number[]; total: number };

export class HistogramSums {
  readonly name: string;
  readonly #help: string;
  readonly #bounds: readonly number[];
  readonly #series: Series<Distribution>;

  constructor({ name, help, labels = [], buckets = [] }: Named) {
    this.name = name;
    this.#help = help;
    this.#bounds = [...buckets, Number.POSITIVE_INFINITY];
    const { length } = this.#bounds;
    this.#series = new Series(labels, () => ({ inBuckets: Array(length).fill(0), total: 0 }));
  }

  observe(labels: Labels, value: number): void {
    const { sum } = this.#series.of(labels);
    let at = 0;
    while (value > (this.#bounds[at] ?? value)) at += 1;
    sum.inBuckets[at] = (sum.inBuckets[at] ?? 0) + 1;
    sum.total += value;
  }

  get(): Collected {
    const values = this.#series.all().flatMap(({ labels, sum }) => this.#lines(labels, sum));
    return { name: this.name, help: this.#help, type: 'histogram', values };
  }

  /** Each bucket has those before it as well. */
  #lines(labels: Labels, { inBuckets, total }: Distribution): Value[] {
    let count = 0;
    const buckets = this.#bounds.map((bound, at) => {
      count += inBuckets[at] ?? 0;
      const le = Number.isFinite(bound) ? String(bound) : '+Inf';
      return { metricName: `${this.name}_bucket`, labels: { ...labels, le }, value: count };
    });
    return [
      ...buckets,
      { metricName: `${this.name}_sum`, labels, value: total },
      { metricName: `${this.name}_count`, labels, value: count },
    ];
  }
}
