import { createHash } from 'node:crypto';

/** The length of a payload's digest in base64url: 66 bits. */
export const DIGEST_LENGTH = 11;

export function digestOf(payload: Buffer): string {
  return createHash('sha256').update(payload).digest('base64url').slice(0, DIGEST_LENGTH);
}
