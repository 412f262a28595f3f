import { readPhone } from './phone';

/** The field shows it while it has the focus. */
export const PHONE_PREFIX = '+998 ';

/** More digits than these at once are a number of their own, not a part of one. */
const TYPED_MAX = 3;

/**
 * The mask takes digits that are typed or deleted behind '+998 '. What is pasted, dictated or filled
 * in, and every other number, is read as a whole: then this is the text and the caret of the field.
 */
export function readWhole(
  before: string,
  text: string,
  caret: number,
): { text: string; caret: number } | null {
  const isBehindPrefix = before.startsWith(PHONE_PREFIX) && text.startsWith(PHONE_PREFIX);
  const added = digitsOf(text).length - digitsOf(before).length;
  if (isBehindPrefix && added <= TYPED_MAX && text.lastIndexOf('+') === 0) return null;

  const shown = readPhone(text).text;
  const left = digitsOf(text.slice(0, caret)).length;
  const isAtEnd = left === digitsOf(text).length;
  if (!isAtEnd && digitsOf(text) === digitsOf(shown)) {
    return { text: shown, caret: behind(shown, left) };
  }
  // Typed before the prefix: the digits come behind it.
  const isBefore = !isAtEnd && /^\d+\+998/.test(text);
  return { text: shown, caret: isBefore ? behind(shown, left + 3) : shown.length };
}

function behind(shown: string, digits: number): number {
  return new RegExp(`^(?:\\D*\\d){${digits}}`).exec(shown)?.[0].length ?? shown.length;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
