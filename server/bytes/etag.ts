import { createHash } from 'node:crypto';

/** Weak: the compressed forms of a body share it. */
export function etagOf(body: Buffer): string {
  return `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 27)}"`;
}
