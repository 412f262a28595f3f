import { foldLoose } from '@/lib/domain/text/fold';

const NUMBER_AND_UNIT = /^(\d{1,4})([a-z]{1,3})$/;
const MARK_AND_NUMBER = /^([a-z]{1,3})(\d{1,4})$/;
const SHORT_NUMBER = /^\d{1,4}$/;
const SHORT_WORD = /^[a-z]{1,3}$/;
/** Characters between words. Apostrophes belong to letters; folding handles them. */
const BETWEEN_WORDS = /[^\p{L}\p{M}\p{N}'’‘`´]+/u;

export type NameToken = { token: string; spelling: string };

export function countWords(text: string): number {
  return text.trim().split(/\s+/).length;
}

export function nameTokens(text: string): NameToken[] {
  return text.split(/\s+/).flatMap(tokensOfPiece);
}

/**
 * Splits a token such as `256gb` or `a54` into its number and letters; empty if it has only one
 * part.
 */
export function partsOf(token: string): string[] {
  return (NUMBER_AND_UNIT.exec(token) ?? MARK_AND_NUMBER.exec(token) ?? []).slice(1);
}

/** Returns whether shoppers might type the two tokens as one word, such as `256` and `gb`. */
export function isJoinable(token: string, next: string): boolean {
  return (
    (SHORT_NUMBER.test(token) && SHORT_WORD.test(next)) ||
    (SHORT_WORD.test(token) && SHORT_NUMBER.test(next))
  );
}

function tokensOfPiece(piece: string): NameToken[] {
  const pieces = piece.split(BETWEEN_WORDS).filter(Boolean);
  if (pieces.length > 1) return pieces.flatMap(tokensOfPiece);
  const tokens = foldLoose(piece).split(' ').filter(Boolean);
  if (tokens.length !== 1) return tokens.map((token) => ({ token, spelling: token }));
  const spelling = piece.toLowerCase().replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
  return tokens.map((token) => ({ token, spelling }));
}
