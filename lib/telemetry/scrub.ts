const MESSAGE_LENGTH = 300;
const FRAMES = 20;

/**
 * Patterns for possibly personal data in text from outside: e-mail addresses, tokens, digits and
 * quoted values.
 */
const personal: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{22,}/g, '[token]'],
  [/\+?\d(?:[\s()-]?\d){8,}/g, '[digits]'],
  // PostgreSQL appends the rejected value to its messages.
  [/: ".*"/gs, ': "…"'],
  [/(?<=Key \().*?\)=\(.*?\)/gs, '…)'],
];

/** Replaces possibly personal data with placeholders. */
export function scrub(text: string): string {
  return personal.reduce((left, [pattern, word]) => left.replace(pattern, word), text);
}

export type ErrorFields = { name: string; code?: string; message: string; stack: string[] };

/**
 * Extracts the fields of an error that identify its origin. The query builder puts the values of a
 * query into its error message, so the fields of a failed query come from the error's cause.
 */
export function errorFields(error: unknown): ErrorFields {
  if (!(error instanceof Error)) {
    return {
      name: typeof error,
      message: scrub(String(error)).slice(0, MESSAGE_LENGTH),
      stack: [],
    };
  }
  const isQuery = 'query' in error && 'params' in error && error.cause instanceof Error;
  if (isQuery) return { ...errorFields(error.cause), stack: framesOf(error) };
  const { name, message } = error;
  const code = 'code' in error && typeof error.code === 'string' ? { code: error.code } : {};
  return {
    name,
    ...code,
    message: scrub(message).slice(0, MESSAGE_LENGTH),
    stack: framesOf(error),
  };
}

/** Returns the stack frames without the message at the start of the stack. */
function framesOf({ stack = '' }: Error): string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, FRAMES).map((frame) => frame.trim());
}
