import type { z } from 'zod';
import { OperatorFailure } from '@/api/shared/errors';
import { type Content, contentDocument } from './document';
import { parseInThread } from './parsing-thread';

/** The size limit of a content document in bytes. */
export const CONTENT_BYTES_MAX = 2 * 1024 * 1024;

/** Lines that npm prints above the output of a script, which end up in a redirected file. */
const OF_NPM = /^(?:\s*(?:> .*)?\n)+/;

export type ParsedContent = Content | { faults: string[] };

/**
 * Parses a content document and returns it in stored form, or its faults.
 *
 * @param program - The program of the worker thread that parses the text. Without one, parsing
 * blocks this thread.
 * @throws OperatorFailure when the text is not JSON.
 */
export async function readDocument(text: string, program?: string): Promise<ParsedContent> {
  const batches = program
    ? parseInThread<ParsedContent>(program, { parser: 'content', text })
    : parseContent(text);
  for await (const [parsed] of batches) if (parsed) return parsed;
  throw new Error('the parser returned no result');
}

/** Yields the single result of {@link readDocument}. */
export async function* parseContent(text: string): AsyncGenerator<ParsedContent[]> {
  const parsed = parseDocument(parseJson(text));
  yield [parsed.success ? parsed.data : { faults: parsed.error.issues.flatMap(faultsOf) }];
}

function parseDocument(given: unknown) {
  try {
    return contentDocument.safeParse(given, { reportInput: true });
  } catch (cause) {
    // A deeply nested menu overflows the stack.
    if (cause instanceof RangeError)
      throw new OperatorFailure('the file is nested too deeply', { cause });
    throw cause;
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, '').replace(OF_NPM, ''));
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new OperatorFailure(`the file is not JSON: ${reason}`, { cause });
  }
}

function faultsOf(issue: z.core.$ZodIssue): string[] {
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => `${placeOf([...issue.path, key])}: is unknown`);
  }
  return [`${placeOf(issue.path) || 'the file'}: ${issue.message}`];
}

/** Formats a path such as `banners[2].link`. */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
