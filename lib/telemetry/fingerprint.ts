import { createHash } from 'node:crypto';

const TOP_FRAMES = 5;
const KNOWN_MAX = 100;
const LENGTH = 12;

const known = new Set<string>();

/**
 * Computes a fingerprint of an error that is the same in every build. It uses the name, the code
 * and the functions at the top of the stack, because the file names and line numbers of bundles
 * change.
 */
export function fingerprintOf({
  name,
  code = '',
  stack,
}: {
  name: string;
  code?: string;
  stack: readonly string[];
}): string {
  const text = [name, code, ...stack.map(functionIn).filter(Boolean).slice(0, TOP_FRAMES)].join(
    '\n',
  );
  return createHash('sha256').update(text).digest('hex').slice(0, LENGTH);
}

/**
 * Returns the fingerprint as a metric label, or `other` if there are already `KNOWN_MAX` other
 * labels.
 */
export function labelOf(fingerprint: string): string {
  if (known.size < KNOWN_MAX) known.add(fingerprint);
  return known.has(fingerprint) ? fingerprint : 'other';
}

/** Parses a frame: Chromium writes `at name (file:1:2)`, Firefox and Safari `name@file:1:2`. */
function functionIn(frame: string): string {
  return /^\s*(?:at (?:async )?([^(]+?) \(|([^@\s]+)@)/.exec(frame)?.slice(1).find(Boolean) ?? '';
}
