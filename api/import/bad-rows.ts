import type { BadRow } from './read/read-rows';

const SHOWN_MAX = 1000;

/** Counts all rejected rows and keeps the first ones for the report. */
export class BadRows {
  readonly #shown: BadRow[] = [];
  #count = 0;

  get count(): number {
    return this.#count;
  }

  get shown(): BadRow[] {
    return this.#shown.toSorted((a, b) => a.row - b.row);
  }

  add(rows: Iterable<BadRow>): void {
    for (const { row, reason } of rows) {
      this.#count += 1;
      if (this.#shown.length < SHOWN_MAX) this.#shown.push({ row, reason });
    }
  }
}
