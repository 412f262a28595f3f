import { TSDocParser } from '@microsoft/tsdoc';
import { parseSync } from 'oxc-parser';

const parser = new TSDocParser();
/**
 * Without one of these characters, a comment is plain text and its file does not have to be parsed.
 */
const MAY_BE_WRONG = /\/\*\*(?:(?!\*\/)[\s\S])*[@{<`\\]/;

/** Lists the syntax errors in the TSDoc comments of exported declarations. */
export function tsdocErrors(path: string, source: string): { start: number; text: string }[] {
  if (!MAY_BE_WRONG.test(source)) return [];
  const { program, comments } = parseSync(path, source);
  const exports = program.body.filter(({ type }) => /^Export/.test(type)).map(({ start }) => start);
  return comments
    .filter(({ value, type }) => type === 'Block' && value.startsWith('*'))
    .filter(({ end }) => exports.some((start) => start > end && isBlank(source.slice(end, start))))
    .flatMap(({ start, end }) =>
      messagesOf(source.slice(start, end)).map((message) => ({
        start: start + message.textRange.pos,
        text: message.unformattedText,
      })),
    );
}

/** Returns the errors of a comment, except for unescaped `>` and `}`, which do no harm. */
function messagesOf(comment: string) {
  const { messages } = parser.parseString(comment).log;
  return messages.filter(({ messageId }) => !messageId.startsWith('tsdoc-escape-'));
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
