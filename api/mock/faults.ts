import type { Fault } from './fault';
import { type Call, toMatches } from './matcher';

export type ListedFault = Fault & { id: number; hits: number };
type Rule = { fault: ListedFault; matches: (call: Call) => boolean; seen: number };

/** The faults of a world; of several that match a call the latest applies. */
export class Faults {
  #rules: Rule[] = [];
  #added = 0;

  add(fault: Fault): void {
    this.#added += 1;
    const listed = { ...fault, id: this.#added, hits: 0 };
    this.#rules.unshift({ fault: listed, matches: toMatches(fault), seen: 0 });
  }

  clear(): void {
    this.#rules = [];
  }

  /** As they are now, counts included. */
  copy(): Faults {
    const copy = new Faults();
    copy.#rules = this.#rules.map((rule) => ({ ...rule, fault: { ...rule.fault } }));
    copy.#added = this.#added;
    return copy;
  }

  get list(): ListedFault[] {
    return this.#rules.map(({ fault }) => fault);
  }

  /** Hit less often than was asked for. */
  get unused(): ListedFault[] {
    return this.list.filter(({ hits, times = 1 }) => hits < times);
  }

  /** The fault that applies to this call; counts as one occurrence. */
  take(call: Call): ListedFault | null {
    for (const rule of this.#rules.filter(({ matches }) => matches(call))) {
      rule.seen += 1;
      if (!isDue(rule)) continue;
      rule.fault.hits += 1;
      return rule.fault;
    }
    return null;
  }
}

function isDue({ fault: { nth, times }, seen }: Rule): boolean {
  if (nth !== undefined) return seen === nth;
  return times === undefined || seen <= times;
}
