/** Commands to a terminal: colours, titles, links. Nothing of them is text. */
const COMMANDS =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for.
  /(?:\u001B\]|\u009D)[^\u0007\u001B\u009C]*(?:\u0007|\u001B\\|\u009C)?|(?:\u001B\[|\u009B)[0-?]*[ -/]*[@-~]?/g;
const LINE_BREAKS = /\r\n?|[\v\f\u0085\u2028\u2029]/g;
/** Characters that show nothing, or turn the direction of what follows them. */
const UNSEEN =
  /(?!\n)[\p{Cc}\p{Cs}\u061C\u200B\u200E\u200F\u202A-\u202E\u2060\u2066-\u2069\uFEFF]/gu;

/** What a shopper has typed in several lines, and nothing but that. */
export function plainText(text: string): string {
  return text
    .replace(COMMANDS, '')
    .replace(LINE_BREAKS, '\n')
    .replaceAll('\t', ' ')
    .replace(UNSEEN, '');
}

export function plainLine(text: string): string {
  return plainText(text).replace(/\n+/g, ' ');
}
