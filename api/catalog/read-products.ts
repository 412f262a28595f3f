/** The version of a product: the number of the last transaction that changed it. */
export type ProductVersion = { changedIn: number; id: number };

const KEPT_MAX = 20_000;

/**
 * Records the product versions in the index. Products that a writer in this process has already
 * reread are skipped when all changes are read.
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

  /** Drops versions before the horizon, because later reads start there. */
  dropBefore(horizon: number): void {
    for (const [id, changedIn] of this.#read) if (changedIn < horizon) this.#read.delete(id);
  }

  clear(): void {
    this.#read.clear();
  }
}
