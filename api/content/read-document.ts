import type { z } from 'zod';
import { OperatorFailure } from '@/api/shared/errors';
import { type Content, contentDocument, isSection, type Section } from './document';
import { parseInThread } from './parsing-thread';

/** The size limit of a content document in bytes. */
export const CONTENT_BYTES_MAX = 2 * 1024 * 1024;

/**
 * Lines that npm prints before a script's output. A file written by redirection contains them too.
 */
const OF_NPM = /^(?:\s*(?:> .*)?\n)+/;

/** A content document in stored form without its faulty sections. `faulty` contains their names. */
export type ParsedContent = { content: Content; faults: string[]; faulty: Section[] };

/**
 * Parses a content document and returns it in stored form, with its faults.
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
  yield [withoutFaultySections(parseJson(text))];
}

/**
 * Parses a document without its faulty sections, so that the database can check the other sections
 * and the operator gets all faults at once.
 */
function withoutFaultySections(given: unknown): ParsedContent {
  const faults: string[] = [];
  const faulty: Section[] = [];
  let rest = given;
  for (;;) {
    const parsed = parseDocument(rest);
    if (parsed.success) return { content: parsed.data, faults, faulty };
    const { issues } = parsed.error;
    faults.push(...issues.flatMap(faultsOf));
    const names = new Set(issues.flatMap(sectionsOf));
    const entries = Object.entries(Object(rest));
    const kept = entries.filter(([name]) => !names.has(name));
    // The faults concern the whole file, so no section can be used.
    if (kept.length === entries.length) return { content: {}, faults, faulty };
    faulty.push(...[...names].filter(isSection));
    rest = Object.fromEntries(kept);
  }
}

/**
 * Lists the top-level names that have a fault. The path of an issue about an unknown name does not
 * contain that name.
 */
function sectionsOf({ path: [name], ...issue }: z.core.$ZodIssue): string[] {
  if (name !== undefined) return [String(name)];
  return issue.code === 'unrecognized_keys' ? issue.keys : [];
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
