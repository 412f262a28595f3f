import type { Fault } from './fault';
import { type Call, toMatches } from './matcher';

/** A fault with its id and `hits`, the number of requests to which it has been applied. */
export type ListedFault = Fault & { id: number; hits: number };
type Rule = { fault: ListedFault; matches: (call: Call) => boolean; seen: number };

/**
 * The faults of a world. When several match a request, the latest one whose `nth` or `times`
 * includes the request applies.
 */
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

  /** Returns a copy of the current faults, including their hit counts. */
  copy(): Faults {
    const copy = new Faults();
    copy.#rules = this.#rules.map((rule) => ({ ...rule, fault: { ...rule.fault } }));
    copy.#added = this.#added;
    return copy;
  }

  get list(): ListedFault[] {
    return this.#rules.map(({ fault }) => fault);
  }

  /** Lists the faults with fewer hits than `times`, or with none if `times` is not set. */
  get unused(): ListedFault[] {
    return this.list.filter(({ hits, times = 1 }) => hits < times);
  }

  /**
   * Returns the fault that applies to the request, and counts the request for every matching fault.
   */
  take(call: Call): ListedFault | null {
    const matching = this.#rules.filter(({ matches }) => matches(call));
    for (const rule of matching) rule.seen += 1;
    const fault = matching.find(isDue)?.fault ?? null;
    if (fault) fault.hits += 1;
    return fault;
  }
}

function isDue({ fault: { nth, times, hits }, seen }: Rule): boolean {
  if (nth !== undefined) return seen === nth;
  return times === undefined || hits < times;
}
