import { createHash } from 'node:crypto';

/** Of one length whatever the text: what is compared in constant time must be. */
export function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
