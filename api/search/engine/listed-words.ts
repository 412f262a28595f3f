import { forEachPiece, keptPieces, type NamePiece, readPiece } from '@/api/search/words/name-words';
import { noteSpelling, spelledOf, termIdOf } from '@/api/search/words/vocabulary';
import { isRare, keywordOf } from './engine-names';
import { RARE_STARTS_FROM } from './engine-tables';
import { rareStartOf, type Word, type WordList } from './word-list';

/** A word of a name as the engine has it; rare ones are not listed, and have no number. */
type Listed = { keyword: string; id: number | null };
type ListedPiece = Pick<NamePiece, 'start' | 'end'> & { listed: Listed[] };

/** The list of words as whoever fills the engine keeps it, with what it has not written yet. */
export class ListedWords {
  readonly list: WordList;
  readonly #termAt: Map<number, number>;
  /** How many goods a word had when it was written last; none where it must be written anew. */
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

  /** The keywords of names, and the numbers of those that are listed. */
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

  /** So many goods more, or fewer, have each of these words. */
  add(ids: number[], goods: number): void {
    const { uses } = this.list;
    for (const id of ids) {
      const termId = this.#termAt.get(id);
      if (termId === undefined) continue;
      this.#setUses(termId, (uses[termId] ?? 0) + goods);
    }
  }

  setUses(counts: ReadonlyMap<number, number>): void {
    // Goods may have words of a writer who ended before it wrote them: their numbers are taken.
    for (const id of counts.keys()) this.#lastId = Math.max(this.#lastId, id);
    for (const [id, termId] of this.#termAt) this.#setUses(termId, counts.get(id) ?? 0);
  }

  /** What has changed since it was last taken: goods that are put again have the words that they had. */
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
