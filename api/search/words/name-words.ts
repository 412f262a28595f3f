import { isJoinable, type NameToken, nameTokens, partsOf } from './name-tokens';

/**
 * The text between two spaces. `start` and `end` are its first and last word if they are short
 * enough to be joined to a neighbor.
 */
export type NamePiece = { tokens: NameToken[]; words: string[]; start: string; end: string };

/** Matches SKUs. Each belongs to one product, so caching them would only fill the cache. */
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
 * Returns `read` with a cache for the parts that names share, up to a limit. The most recently read
 * SKU is cached too, because it occurs in both languages of one product.
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

/**
 * Visits the parts of names, and the words that the ends of two neighboring parts form together.
 */
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
