import { createHash } from 'node:crypto';

/** All digests have one length, which a constant-time comparison needs. */
export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
