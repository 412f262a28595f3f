import { word as at, grown } from '@/api/search/index/bitset';

/**
 * Matches a word with four digits in a row: a SKU or model number. There are about as many of these
 * as products.
 */
const RARE = /^[\x21-\x7e]*\d{4}[\x21-\x7e]*$/;
const FIRST = 1024;

/**
 * Maps words to numbers and back. Most words of a large shop are SKUs and model numbers. As strings
 * in a Map, they would take 90 bytes each and slow down every garbage collection.
 */
export class Words {
  readonly #common = new Map<string, number>();
  readonly #strings = new Map<number, string>();
  #length = 0;
  /**
   * The letters of all rare words in sequence. `#ends` holds the end of each word.
   */
  #letters = new Uint8Array(FIRST);
  #ends: Uint32Array = new Uint32Array(FIRST);
  /** A hash table with linear probing. A slot holds a rare word's index plus one, or 0 if free. */
  #slots: Uint32Array = new Uint32Array(FIRST);
  #rare = 0;

  get length(): number {
    return this.#length;
  }

  idOf(word: string): number | undefined {
    if (!RARE.test(word)) return this.#common.get(word);
    const found = at(this.#slots, this.#slotOf(word));
    return found === 0 ? undefined : found - 1;
  }

  at(id: number): string {
    const common = this.#strings.get(id);
    if (common !== undefined) return common;
    let word = '';
    for (let i = this.#startOf(id); i < (this.#ends[id] ?? 0); i++) {
      word += String.fromCharCode(this.#letters[i] ?? 0);
    }
    return word;
  }

  startsWith(id: number, start: string): boolean {
    const common = this.#strings.get(id);
    if (common !== undefined) return common.startsWith(start);
    const from = this.#startOf(id);
    return from + start.length <= (this.#ends[id] ?? 0) && this.#hasAt(from, start);
  }

  /** Appends a word, which must be new. */
  push(word: string): number {
    const id = this.#length;
    this.#length += 1;
    const from = this.#startOf(id);
    const isRare = RARE.test(word);
    this.#ends = grown(this.#ends, this.#length);
    this.#ends[id] = from + (isRare ? word.length : 0);
    if (isRare) this.#keepRare(word, id, from);
    else {
      this.#common.set(word, id);
      this.#strings.set(id, word);
    }
    return id;
  }

  *[Symbol.iterator](): Generator<string> {
    for (let id = 0; id < this.#length; id++) yield this.at(id);
  }

  #keepRare(word: string, id: number, from: number): void {
    const end = from + word.length;
    if (end > this.#letters.length) {
      const larger = new Uint8Array(Math.ceil(1.25 * end));
      larger.set(this.#letters);
      this.#letters = larger;
    }
    for (let i = 0; i < word.length; i++) this.#letters[from + i] = word.charCodeAt(i);
    this.#rare += 1;
    if (2 * this.#rare > this.#slots.length) this.#spread();
    this.#slots[this.#slotOf(word)] = id + 1;
  }

  #spread(): void {
    const previous = this.#slots;
    this.#slots = new Uint32Array(2 * previous.length);
    for (const found of previous) {
      if (found !== 0) this.#slots[this.#slotOf(this.at(found - 1))] = found;
    }
  }

  /** Returns the slot that holds the word or is free for it. */
  #slotOf(word: string): number {
    const last = this.#slots.length - 1;
    let slot = hashOf(word) & last;
    for (;;) {
      const found = at(this.#slots, slot);
      if (found === 0 || this.#is(found - 1, word)) return slot;
      slot = (slot + 1) & last;
    }
  }

  #is(id: number, word: string): boolean {
    const from = this.#startOf(id);
    return (this.#ends[id] ?? 0) - from === word.length && this.#hasAt(from, word);
  }

  #hasAt(from: number, letters: string): boolean {
    for (let i = 0; i < letters.length; i++) {
      if (this.#letters[from + i] !== letters.charCodeAt(i)) return false;
    }
    return true;
  }

  #startOf(id: number): number {
    return this.#ends[id - 1] ?? 0;
  }
}

/** FNV-1a with the high bits folded into the low ones. */
function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < word.length; i++) {
    hash = Math.imul(hash ^ word.charCodeAt(i), 0x01000193);
  }
  return (hash ^ (hash >>> 15)) >>> 0;
}
