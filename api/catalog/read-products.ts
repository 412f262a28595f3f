/** The version of a product: the number of the last transaction that changed it. */
export type ProductVersion = { changedIn: number; id: number };

const KEPT_MAX = 20_000;

/**
 * Records the versions that the index holds, so that a writer's own products are not read again
 * with all other changes.
 */
export class ReadProducts {
  readonly #read = new Map<number, number>();

  note({ id, changedIn }: ProductVersion): void {
    if (this.#read.size >= KEPT_MAX) this.clear();
    this.#read.set(id, changedIn);
  }

  has({ id, changedIn }: ProductVersion): boolean {
    return this.#read.get(id) === changedIn;
  }

  /** Drops versions before the horizon, which are not read again. */
  dropBefore(horizon: number): void {
    for (const [id, changedIn] of this.#read) if (changedIn < horizon) this.#read.delete(id);
  }

  clear(): void {
    this.#read.clear();
  }
}
