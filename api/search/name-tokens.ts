import { foldLoose } from '@/lib/domain/fold';

const NUMBER_AND_UNIT = /^(\d{1,4})([a-z]{1,3})$/;
const MARK_AND_NUMBER = /^([a-z]{1,3})(\d{1,4})$/;
const SHORT_NUMBER = /^\d{1,4}$/;
const SHORT_WORD = /^[a-z]{1,3}$/;

/** A folded word with the spelling it came from. */
export type NameToken = { token: string; spelling: string };

export function nameTokens(text: string): NameToken[] {
  return text.split(/\s+/).flatMap(piecesOf);
}

/** What else the words may be typed as: '256 GB' as '256gb', 'S24' as 's 24'. */
export function joinedAndSplit(tokens: string[]): string[] {
  return tokens.flatMap((token, i) => {
    const next = tokens[i + 1];
    const joined = next !== undefined && isJoinable(token, next) ? [token + next] : [];
    const parts = NUMBER_AND_UNIT.exec(token) ?? MARK_AND_NUMBER.exec(token);
    return parts ? [...joined, ...parts.slice(1)] : joined;
  });
}

function isJoinable(token: string, next: string): boolean {
  return (
    (SHORT_NUMBER.test(token) && SHORT_WORD.test(next)) ||
    (SHORT_WORD.test(token) && SHORT_NUMBER.test(next))
  );
}

function piecesOf(piece: string): NameToken[] {
  const tokens = foldLoose(piece).split(' ').filter(Boolean);
  if (tokens.length !== 1) return tokens.map((token) => ({ token, spelling: token }));
  const spelling = piece.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return tokens.map((token) => ({ token, spelling }));
}
