import { forEachPiece, keptPieces, type NamePiece, readPiece } from '@/api/search/words/name-words';
import { noteSpelling, spelledOf, termIdOf } from '@/api/search/words/vocabulary';
import { isRare, keywordOf } from './engine-names';
import { RARE_STARTS_FROM } from './engine-tables';
import { rareStartOf, type Word, type WordList } from './word-list';

/** A word in a product name. Rare words are not in the list and have no id. */
type Listed = { keyword: string; id: number | null };
type ListedPiece = Pick<NamePiece, 'start' | 'end'> & { listed: Listed[] };

/** The writer's word list, including changes that are not written yet. */
export class ListedWords {
  readonly list: WordList;
  readonly #termAt: Map<number, number>;
  /** The count of a word when it was last written, or `null` if the word itself must be written. */
  readonly #written = new Map<number, number | null>();
  readonly #piece = keptPieces((text) => this.#toPiece(text));
  readonly #joined = keptPieces((word) => this.#toListed(word));
  #lastId: number;
  #newStarts: string[] = [];

  constructor(list: WordList) {
    this.list = list;
    this.#termAt = new Map(list.ids.map((id, termId) => [id, termId]));
    this.#lastId = list.ids.reduce((a, b) => Math.max(a, b), 0);
  }

  /** Returns the keywords of the names, and the ids of those that are listed. */
  read(names: string[]): { keywords: Set<string>; termIds: number[] } {
    const keywords = new Set<string>();
    const termIds: number[] = [];
    const take = ({ keyword, id }: Listed) => {
      if (keywords.has(keyword)) return;
      keywords.add(keyword);
      if (id !== null) termIds.push(id);
    };
    forEachPiece(names, this.#piece, {
      piece: ({ listed }) => listed.forEach(take),
      joined: (word) => take(this.#joined(word)),
    });
    return { keywords, termIds };
  }

  /** Adds `goods` (which may be negative) to the count of each word. */
  add(ids: number[], goods: number): void {
    const { uses } = this.list;
    for (const id of ids) {
      const termId = this.#termAt.get(id);
      if (termId === undefined) continue;
      this.#setUses(termId, (uses[termId] ?? 0) + goods);
    }
  }

  setUses(counts: ReadonlyMap<number, number>): void {
    // Products may refer to words that an interrupted writer did not store, so those ids stay
    // reserved.
    for (const id of counts.keys()) this.#lastId = Math.max(this.#lastId, id);
    for (const [id, termId] of this.#termAt) this.#setUses(termId, counts.get(id) ?? 0);
  }

  /**
   * Returns and resets the changes since the last call. Words whose count is back to its old value
   * are left out.
   */
  takeChanged(): Word[] {
    const firstStart = RARE_STARTS_FROM + this.list.rareStarts.size - this.#newStarts.length;
    const starts = this.#newStarts.map((word, i) => ({
      ...blank,
      id: firstStart + i,
      word,
      isRareStart: true,
    }));
    const changed = [...this.#written].filter(([id, uses]) => this.list.uses[id] !== uses);
    const words = changed.map(([termId]) => wordAt(this.list, termId));
    this.#written.clear();
    this.#newStarts = [];
    return [...words, ...starts];
  }

  #toPiece(text: string): ListedPiece {
    const { tokens, words, start, end } = readPiece(text);
    const { vocabulary } = this.list;
    const listed = words.map((word) => this.#toListed(word));
    for (const { token, spelling } of tokens) {
      if (!noteSpelling(vocabulary, token, spelling)) continue;
      this.#written.set(termIdOf(vocabulary, token), null);
    }
    return { listed, start, end };
  }

  #toListed(word: string): Listed {
    const keyword = keywordOf(word);
    if (!isRare(word)) return { keyword, id: this.#claim(word) };
    this.#noteRare(word);
    return { keyword, id: null };
  }

  #claim(word: string): number {
    const { vocabulary, ids, uses } = this.list;
    const termId = termIdOf(vocabulary, word);
    const known = ids[termId];
    if (known !== undefined) return known;
    this.#lastId += 1;
    ids[termId] = this.#lastId;
    uses[termId] = 0;
    this.#termAt.set(this.#lastId, termId);
    this.#written.set(termId, null);
    return this.#lastId;
  }

  #setUses(termId: number, count: number): void {
    const { uses } = this.list;
    if (!this.#written.has(termId)) this.#written.set(termId, uses[termId] ?? 0);
    uses[termId] = count;
  }

  #noteRare(word: string): void {
    const { rareStarts } = this.list;
    const start = rareStartOf(word);
    if (rareStarts.has(start)) return;
    rareStarts.add(start);
    this.#newStarts.push(start);
  }
}

const blank = { uses: 0, latin: '', cyrillic: '' };

function wordAt({ vocabulary, ids, uses }: WordList, termId: number): Word {
  const word = vocabulary.words.at(termId);
  const { latin = '', cyrillic = '' } = spelledOf(vocabulary, word);
  return {
    id: ids[termId] ?? 0,
    word,
    isRareStart: false,
    uses: uses[termId] ?? 0,
    latin,
    cyrillic,
  };
}
