import { forEachPiece, keptPieces, readPiece } from '@/api/search/name-words';
import { noteSpelling, spelledOf, termIdOf } from '@/api/search/vocabulary';
import { isRare } from './engine-names';
import { RARE_STARTS_FROM } from './engine-tables';
import { rareStartOf, type Word, type WordList } from './word-list';

/** The list of words as whoever fills the engine keeps it, with what it has not written yet. */
export function keepWords(list: WordList) {
  const { vocabulary, uses, ids, rareStarts } = list;
  const termAt = new Map(ids.map((id, termId) => [id, termId]));
  let lastId = ids.reduce((a, b) => Math.max(a, b), 0);
  const changed = new Set<number>();
  let newStarts: string[] = [];
  const piece = keptPieces(readPiece);

  function claim(word: string): number {
    const termId = termIdOf(vocabulary, word);
    if (ids[termId] !== undefined) return ids[termId];
    lastId += 1;
    ids[termId] = lastId;
    uses[termId] = 0;
    termAt.set(lastId, termId);
    changed.add(termId);
    return lastId;
  }

  function noteRare(word: string): void {
    const start = rareStartOf(word);
    if (rareStarts.has(start)) return;
    rareStarts.add(start);
    newStarts.push(start);
  }

  return {
    /** The words of names, and the numbers of those that are listed. */
    read(names: string[]): { words: Set<string>; termIds: number[] } {
      const words = new Set<string>();
      forEachPiece(names, piece, {
        piece: ({ tokens, words: own }) => {
          for (const word of own) words.add(word);
          for (const { token, spelling } of tokens) noteSpelling(vocabulary, token, spelling);
        },
        joined: (word) => words.add(word),
      });
      const all = [...words];
      for (const word of all) if (isRare(word)) noteRare(word);
      return { words, termIds: all.filter((word) => !isRare(word)).map(claim) };
    },
    /** So many goods more, or fewer, have each of these words. */
    add(termIds: number[], goods: number): void {
      for (const id of termIds) {
        const termId = termAt.get(id);
        if (termId === undefined) continue;
        uses[termId] = (uses[termId] ?? 0) + goods;
        changed.add(termId);
      }
    },
    setUses(counts: ReadonlyMap<number, number>): void {
      // Goods may have words of a writer who ended before it wrote them: their numbers are taken.
      for (const id of counts.keys()) lastId = Math.max(lastId, id);
      for (const [id, termId] of termAt) {
        const count = counts.get(id) ?? 0;
        if (uses[termId] === count) continue;
        uses[termId] = count;
        changed.add(termId);
      }
    },
    /** What has changed since it was last taken. */
    takeChanged(): Word[] {
      const firstStart = RARE_STARTS_FROM + rareStarts.size - newStarts.length;
      const starts = newStarts.map((word, i) => ({
        ...blank,
        id: firstStart + i,
        word,
        isRareStart: true,
      }));
      const words = Array.from(changed, (termId) => wordAt(list, termId));
      changed.clear();
      newStarts = [];
      return [...words, ...starts];
    },
  };
}

const blank = { uses: 0, latin: '', cyrillic: '' };

function wordAt({ vocabulary, ids, uses }: WordList, termId: number): Word {
  const word = vocabulary.words[termId] ?? '';
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
