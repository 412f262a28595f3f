import { isJoinable, type NameToken, nameTokens, partsOf } from './name-tokens';

/** The text between two spaces; its first and last word if short enough to be joined to a neighbour. */
export type NamePiece = { tokens: NameToken[]; words: string[]; start: string; end: string };

/** An article number occurs once: caching it would only fill the cache. */
const RARE = /\d{4}/;
const PIECES_MAX = 50_000;
const JOINED_MAX = 4;

export function readPiece(text: string): NamePiece {
  const found = nameTokens(text);
  const tokens = found.map(({ token }) => token);
  const joined = tokens.flatMap((token, i) => {
    const next = tokens[i + 1] ?? '';
    return isJoinable(token, next) ? [token + next] : [];
  });
  return {
    tokens: found,
    words: [...tokens, ...tokens.flatMap(partsOf), ...joined],
    start: short(tokens[0]),
    end: short(tokens.at(-1)),
  };
}

/**
 * Names share most of their pieces: each is read once, as long as there are not too many. An article
 * number is in the names of one product, in both languages.
 */
export function keptPieces<Kept>(read: (text: string) => Kept): (text: string) => Kept {
  const pieces = new Map<string, Kept>();
  let lastRare: [text: string, piece: Kept] | null = null;
  return (text) => {
    const known = pieces.get(text);
    if (known) return known;
    if (lastRare?.[0] === text) return lastRare[1];
    const piece = read(text);
    if (pieces.size >= PIECES_MAX) pieces.clear();
    if (RARE.test(text)) lastRare = [text, piece];
    else pieces.set(text, piece);
    return piece;
  };
}

/** The pieces of names, and the words that the ends of two neighbours make together. */
export function forEachPiece<Piece extends Pick<NamePiece, 'start' | 'end'>>(
  names: string[],
  read: (text: string) => Piece,
  visit: { piece: (piece: Piece) => void; joined: (word: string) => void },
): void {
  for (const name of names) {
    let end = '';
    for (const text of name.split(' ')) {
      const piece = read(text);
      visit.piece(piece);
      if (end !== '' && piece.start !== '' && isJoinable(end, piece.start))
        visit.joined(end + piece.start);
      end = piece.end;
    }
  }
}

function short(token = ''): string {
  return token.length <= JOINED_MAX ? token : '';
}
