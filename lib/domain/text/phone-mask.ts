import { readPhone } from './phone';

/** The prefix that the field shows while it has the focus. */
export const PHONE_PREFIX = '+998 ';

/** If an input event adds more digits than this, the number was pasted, not typed. */
const TYPED_MAX = 3;

/**
 * Parses the text of the phone field as a whole, unless the mask handles the input.
 *
 * The mask handles digits that are typed or deleted after '+998 '. Foreign numbers and text from
 * the clipboard, dictation or autofill must be parsed as a whole.
 *
 * @returns The new text and caret position, or `null` if the mask handles the input.
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
  // Digits typed in front of the prefix move after it.
  const isBefore = !isAtEnd && /^\d+\+998/.test(text);
  return { text: shown, caret: isBefore ? behind(shown, left + 3) : shown.length };
}

function behind(shown: string, digits: number): number {
  return new RegExp(`^(?:\\D*\\d){${digits}}`).exec(shown)?.[0].length ?? shown.length;
}

function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
