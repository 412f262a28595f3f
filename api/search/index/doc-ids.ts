const PAGE_BITS = 10;
const PAGE = 1 << PAGE_BITS;

/**
 * Maps product ids to doc ids. Product ids are mostly sequential, so each page of the map is nearly
 * full. A `Map` of a million numbers would take six times the memory.
 */
export class DocIds {
  readonly #pages = new Map<number, Uint32Array>();
  #size = 0;

  get size(): number {
    return this.#size;
  }

  get(id: number): number | undefined {
    // 0 marks a missing entry.
    const next = this.#pages.get(id >>> PAGE_BITS)?.[id & (PAGE - 1)] ?? 0;
    return next === 0 ? undefined : next - 1;
  }

  set(id: number, docId: number): void {
    const page = this.#pages.get(id >>> PAGE_BITS) ?? new Uint32Array(PAGE);
    this.#pages.set(id >>> PAGE_BITS, page);
    if (page[id & (PAGE - 1)] === 0) this.#size += 1;
    page[id & (PAGE - 1)] = docId + 1;
  }

  delete(id: number): void {
    const page = this.#pages.get(id >>> PAGE_BITS);
    if (!page?.[id & (PAGE - 1)]) return;
    page[id & (PAGE - 1)] = 0;
    this.#size -= 1;
  }
}
