import { TSDocParser } from '@microsoft/tsdoc';
import { parseSync } from 'oxc-parser';

const parser = new TSDocParser();
/** Without one of these signs a comment is plain text, and its file need not be parsed. */
const MAY_BE_WRONG = /\/\*\*(?:(?!\*\/)[\s\S])*[@{<`\\]/;

/** Syntax errors in the TSDoc comments of exported declarations. */
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

/** A `>` or `}` that is not escaped does no harm. */
function messagesOf(comment: string) {
  const { messages } = parser.parseString(comment).log;
  return messages.filter(({ messageId }) => !messageId.startsWith('tsdoc-escape-'));
}

function isBlank(text: string): boolean {
  return text.trim() === '';
}
