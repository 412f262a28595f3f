import { API_BASE } from '@/lib/constants';
import type { Fault } from './fault';

type Call = { method: string; path: string; from: 'browser' | 'server' };
type Rule = { fault: Fault; pattern: RegExp; seen: number };

/** The faults of a world; of several that match a call the latest applies. */
export class Faults {
  #rules: Rule[] = [];

  add(fault: Fault): void {
    this.#rules.unshift({ fault, pattern: toPattern(fault.path), seen: 0 });
  }

  clear(): void {
    this.#rules = [];
  }

  get list(): Fault[] {
    return this.#rules.map(({ fault }) => fault);
  }

  /** The fault that applies to this call; counts as one occurrence. */
  take(call: Call): Fault | null {
    const fitting = this.#rules.filter((rule) => fits(rule, call));
    for (const rule of fitting) {
      rule.seen += 1;
      if (isDue(rule)) return rule.fault;
    }
    return null;
  }
}

function fits({ fault, pattern }: Rule, { method, path, from }: Call): boolean {
  const isMethod = fault.method === undefined || fault.method.toUpperCase() === method;
  const isFrom = fault.from === undefined || fault.from === from;
  return isMethod && isFrom && (pattern.test(path) || pattern.test(belowBase(path)));
}

function isDue({ fault: { nth, times }, seen }: Rule): boolean {
  if (nth !== undefined) return seen === nth;
  return times === undefined || seen <= times;
}

function belowBase(path: string): string {
  return path.startsWith(`${API_BASE}/`) ? path.slice(API_BASE.length) : path;
}

function toPattern(path: string): RegExp {
  const source = path
    .replace(/[.+?^${}()|[\]\\]/g, '\\$&')
    .replace(/\*/g, '.*')
    .replace(/:\w+/g, '[^/]+');
  return new RegExp(`^${source}$`);
}
