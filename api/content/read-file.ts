import type { z } from 'zod';
import { parseInThread } from '@/api/import/parsing-thread';
import { readTextFile } from '@/api/import/read-rows';
import { OperatorFailure } from '@/api/shared/errors';
import { type Content, contentDocument } from './document';

const MB = 1024 * 1024;
const BYTES_MAX = 2 * MB;

/** What npm writes above the output of a script, when it is sent into a file. */
const OF_NPM = /^(?:\s*(?:> .*)?\n)+/;

export type ParsedContent = Content | { faults: string[] };

/**
 * Reads a file of content: the document as the shop stores it, or its faults.
 *
 * @param program The program of the thread that parses it. Without one this thread does, and answers
 *   nothing in the meantime.
 */
export async function readContentFile(file: string, program?: string): Promise<ParsedContent> {
  const batches = program
    ? parseInThread<ParsedContent>(program, { parser: 'content', file })
    : parseContent(file);
  for await (const [parsed] of batches) if (parsed) return parsed;
  throw new Error('the parser has returned nothing');
}

/** Yields the one result of {@link readContentFile}. */
export async function* parseContent(file: string): AsyncGenerator<ParsedContent[]> {
  const bytes = await readTextFile(file, BYTES_MAX);
  const parsed = parseDocument(parseJson(bytes.toString()));
  yield [parsed.success ? parsed.data : { faults: parsed.error.issues.flatMap(faultsOf) }];
}

function parseDocument(given: unknown) {
  try {
    return contentDocument.safeParse(given, { reportInput: true });
  } catch (cause) {
    // A menu may nest until the stack is full.
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

/** For example 'banners[2].link'. */
function placeOf(path: readonly PropertyKey[]): string {
  return path
    .map((part) => (typeof part === 'number' ? `[${part}]` : `.${String(part)}`))
    .join('')
    .replace(/^\./, '');
}
