import { assignTermIds, createInverted, type Inverted } from './inverted';
import { isJoinable, nameTokens, partsOf } from './name-tokens';
import { createVocabulary, noteSpelling, termIdOf, type Vocabulary } from './vocabulary';

export type TextIndex = {
  vocabulary: Vocabulary;
  inverted: Inverted;
  /** Names share most of their pieces: loading is fast because each is folded only once. */
  pieces: Map<string, Piece>;
};

/** The text between two spaces; its first and last word if short enough to be joined to a neighbour. */
type Piece = { termIds: number[]; start: string; end: string };

const PIECES_MAX = 50_000;
/** An article number occurs once: caching it would only fill the cache. */
const RARE = /\d{4}/;
const JOINED_MAX = 4;

export function createTextIndex(): TextIndex {
  return { vocabulary: createVocabulary(), inverted: createInverted(), pieces: new Map() };
}

export function assignNames(index: TextIndex, docId: number, names: string[]): void {
  const termIds: number[] = [];
  for (const name of names) {
    let end = '';
    for (const text of name.split(' ')) {
      const piece = pieceOf(index, text);
      termIds.push(...piece.termIds);
      if (end !== '' && isJoinable(end, piece.start)) {
        termIds.push(termIdOf(index.vocabulary, end + piece.start));
      }
      end = piece.end;
    }
  }
  assignTermIds(index.inverted, docId, termIds);
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
    termIds: words.map((word) => termIdOf(vocabulary, word)),
    start: short(tokens[0]),
    end: short(tokens.at(-1)),
  };
}

function short(token = ''): string {
  return token.length <= JOINED_MAX ? token : '';
}
