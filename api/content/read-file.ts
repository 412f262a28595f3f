import type { z } from 'zod';
import { readTextFile } from '@/api/import/read-rows';
import { OperatorFailure } from '@/api/shared/errors';
import { type Content, contentDocument } from './document';

/** What npm writes above the output of a script, when it is sent into a file. */
const OF_NPM = /^(?:\s*(?:> .*)?\n)+/;

/** The file as the shop takes it, or what is wrong with it. */
export async function readContentFile(file: string): Promise<Content | { faults: string[] }> {
  const bytes = await readTextFile(file);
  const parsed = contentDocument.safeParse(parseJson(bytes.toString()), { reportInput: true });
  return parsed.success ? parsed.data : { faults: parsed.error.issues.flatMap(faultsOf) };
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
