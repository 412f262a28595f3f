/** Terminal escape sequences: colors, titles, links. They are removed completely. */
const COMMANDS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: the pattern must match control characters.
  /(?:\u001B\]|\u009D)[^\u0007\u001B\u009C]*(?:\u0007|\u001B\\|\u009C)?|(?:\u001B\[|\u009B)[0-?]*[ -/]*[@-~]?/g;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Invisible characters and characters that change the text direction. */
const UNSEEN =
  /(?!\n)[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/**
 * Normalizes multi-line input. Line breaks become line feeds, tabs become spaces, and terminal
 * commands and invisible characters are removed.
 */
export function plainText(text: string): string {
  return text
    .replace(COMMANDS, '')
    .replace(LINE_BREAKS, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '');
}

/** Like `plainText`, but joins all lines into one. */
export function plainLine(text: string): string {
  return plainText(text).replace(/\n+/g, ' ');
}
