import { assignSlots, createInverted, type Inverted } from './inverted';
import { joinedAndSplit, nameTokens } from './name-tokens';
import { createVocabulary, noteSpelling, slotOf, type Vocabulary } from './vocabulary';

/** Names by the words in them. */
export type TextIndex = {
  vocabulary: Vocabulary;
  inverted: Inverted;
  /** Names share most of their words: folding each once is most of the speed of loading. */
  pieces: Map<string, string[]>;
};

const PIECES_MAX = 20_000;

export function createTextIndex(): TextIndex {
  return { vocabulary: createVocabulary(), inverted: createInverted(), pieces: new Map() };
}

export function assignNames(index: TextIndex, ordinal: number, names: string[]): void {
  const slots = new Set<number>();
  for (const name of names) {
    const tokens = name.split(' ').flatMap((piece) => piecesOf(index, piece));
    for (const token of tokens) {
      slots.add(slotOf(index.vocabulary, token));
    }
    for (const variant of joinedAndSplit(tokens)) slots.add(slotOf(index.vocabulary, variant));
  }
  assignSlots(index.inverted, ordinal, [...slots]);
}

function piecesOf({ pieces, vocabulary }: TextIndex, piece: string): string[] {
  const known = pieces.get(piece);
  if (known) return known;
  if (pieces.size >= PIECES_MAX) pieces.clear();
  const found = nameTokens(piece);
  for (const { token, spelling } of found) noteSpelling(vocabulary, token, spelling);
  const tokens = found.map(({ token }) => token);
  pieces.set(piece, tokens);
  return tokens;
}
