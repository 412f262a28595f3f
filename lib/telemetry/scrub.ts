const MESSAGE_LENGTH = 300;
const FRAMES = 20;

/** What may be personal in a text that others have written: values in quotes, e-mails, digits, tokens. */
const personal: readonly [RegExp, string][] = [
  [/[\w.+-]+@[\w-]+\.[\w.-]+/g, '[e-mail]'],
  [/\bBearer\s+\S+/gi, 'Bearer [token]'],
  [/(?<![\w-])(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[\w-]{22,}/g, '[token]'],
  [/\+?\d(?:[\s()-]?\d){8,}/g, '[digits]'],
  // PostgreSQL ends its messages with the value that it refuses.
  [/: ".*"/gs, ': "…"'],
  [/(?<=Key \().*?\)=\(.*?\)/gs, '…)'],
];

export function scrub(text: string): string {
  return personal.reduce((left, [pattern, word]) => left.replace(pattern, word), text);
}

export type ErrorFields = { name: string; code?: string; message: string; stack: string[] };

/**
 * Of an error what says where it comes from. The query builder writes the values of a query into its
 * message, so of a failed query the cause alone is shown.
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

/** Without the message, with which a stack begins. */
function framesOf({ stack = '' }: Error): string[] {
  const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
  return frames.slice(0, FRAMES).map((frame) => frame.trim());
}
