import { createHash, timingSafeEqual } from 'node:crypto';

/** In constant time, which needs texts of one length: digests have it, whatever was sent. */
export function isSameSecret(sent: string | undefined, secret: string): boolean {
  return timingSafeEqual(digest(sent ?? ''), digest(secret));
}

/** Whether a header `Authorization` has the secret; without a secret none has. */
export function hasBearer(header: string | undefined, secret: string | null | undefined): boolean {
  return Boolean(secret) && isSameSecret(header, `Bearer ${secret}`);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
