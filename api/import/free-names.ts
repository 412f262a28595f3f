/** Assigns names that are not taken yet: `boshqalar`, `boshqalar-2`, `boshqalar-3` … */
export class FreeNames {
  readonly #taken: Set<string>;
  /** The last number assigned for each name. */
  readonly #numbers = new Map<string, number>();

  constructor(taken: Iterable<string>) {
    this.#taken = new Set(taken);
  }

  take(wanted: string): string {
    let number = this.#numbers.get(wanted) ?? 1;
    let name = numbered(wanted, number);
    while (this.#taken.has(name)) {
      number += 1;
      name = numbered(wanted, number);
    }
    this.#numbers.set(wanted, number);
    this.#taken.add(name);
    return name;
  }
}

function numbered(name: string, number: number): string {
  return number === 1 ? name : `${name}-${number}`;
}
