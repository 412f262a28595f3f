import { forEachPiece, keptPieces, type NamePiece, readPiece } from '@/api/search/words/name-words';
import {
  createVocabulary,
  noteSpelling,
  termIdOf,
  type Vocabulary,
} from '@/api/search/words/vocabulary';
import { assignTermIds, createInverted, type Inverted } from './inverted';

export type TextIndex = {
  vocabulary: Vocabulary;
  inverted: Inverted;
  piece: (text: string) => Piece;
};

type Piece = Pick<NamePiece, 'start' | 'end'> & { termIds: number[] };

export function createTextIndex(): TextIndex {
  const vocabulary = createVocabulary();
  const piece = keptPieces((text) => toPiece(vocabulary, text));
  return { vocabulary, inverted: createInverted(), piece };
}

export function assignNames(index: TextIndex, docId: number, names: string[]): void {
  const termIds: number[] = [];
  forEachPiece(names, index.piece, {
    piece: (piece) => termIds.push(...piece.termIds),
    joined: (word) => termIds.push(termIdOf(index.vocabulary, word)),
  });
  assignTermIds(index.inverted, docId, termIds);
}

function toPiece(vocabulary: Vocabulary, text: string): Piece {
  const { tokens, words, start, end } = readPiece(text);
  for (const { token, spelling } of tokens) noteSpelling(vocabulary, token, spelling);
  return { termIds: words.map((word) => termIdOf(vocabulary, word)), start, end };
}
