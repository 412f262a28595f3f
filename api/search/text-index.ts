import { assignSlots, createInverted, type Inverted } from './inverted';
import { isJoinable, nameTokens, partsOf } from './name-tokens';
import { createVocabulary, noteSpelling, slotOf, type Vocabulary } from './vocabulary';

/** Names by the words in them. */
export type TextIndex = {
  vocabulary: Vocabulary;
  inverted: Inverted;
  /** Names share most of their pieces: folding each once is most of the speed of loading. */
  pieces: Map<string, Piece>;
};

/** What stands between two spaces, and its ends where they are short enough to be joined. */
type Piece = { slots: number[]; start: string; end: string };

const PIECES_MAX = 50_000;
/** An article number is met once. */
const RARE = /\d{4}/;
const JOINED_MAX = 4;

export function createTextIndex(): TextIndex {
  return { vocabulary: createVocabulary(), inverted: createInverted(), pieces: new Map() };
}

export function assignNames(index: TextIndex, ordinal: number, names: string[]): void {
  const slots: number[] = [];
  for (const name of names) {
    let end = '';
    for (const text of name.split(' ')) {
      const piece = pieceOf(index, text);
      slots.push(...piece.slots);
      if (end !== '' && isJoinable(end, piece.start)) {
        slots.push(slotOf(index.vocabulary, end + piece.start));
      }
      end = piece.end;
    }
  }
  assignSlots(index.inverted, ordinal, slots);
}

function pieceOf(index: TextIndex, text: string): Piece {
  const known = index.pieces.get(text);
  if (known) return known;
  const piece = toPiece(index, text);
  if (index.pieces.size >= PIECES_MAX) index.pieces.clear();
  if (!RARE.test(text)) index.pieces.set(text, piece);
  return piece;
}

function toPiece({ vocabulary }: TextIndex, text: string): Piece {
  const found = nameTokens(text);
  for (const { token, spelling } of found) noteSpelling(vocabulary, token, spelling);
  const tokens = found.map(({ token }) => token);
  const joined = tokens.flatMap((token, i) => {
    const next = tokens[i + 1] ?? '';
    return isJoinable(token, next) ? [token + next] : [];
  });
  const words = [...tokens, ...tokens.flatMap(partsOf), ...joined];
  return {
    slots: words.map((word) => slotOf(vocabulary, word)),
    start: short(tokens[0]),
    end: short(tokens.at(-1)),
  };
}

function short(token = ''): string {
  return token.length <= JOINED_MAX ? token : '';
}
