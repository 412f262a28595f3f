/** The state of a product: each transaction that changes it has a number of its own. */
export type ProductVersion = { changedIn: number; id: number };

const KEPT_MAX = 20_000;

/** Which states the index has, so that a writer's own products are not read once more with all others. */
export class ReadProducts {
  readonly #read = new Map<number, number>();

  note({ id, changedIn }: ProductVersion): void {
    if (this.#read.size >= KEPT_MAX) this.clear();
    this.#read.set(id, changedIn);
  }

  has({ id, changedIn }: ProductVersion): boolean {
    return this.#read.get(id) === changedIn;
  }

  /** What was changed before will not be asked for again. */
  forgetBefore(horizon: number): void {
    for (const [id, changedIn] of this.#read) if (changedIn < horizon) this.#read.delete(id);
  }

  clear(): void {
    this.#read.clear();
  }
}
