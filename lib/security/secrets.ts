import { createHash, timingSafeEqual } from 'node:crypto';

/**
 * Compares secrets in constant time. It compares digests, because `timingSafeEqual` requires equal
 * lengths.
 */
export function isSameSecret(sent: string | undefined, secret: string): boolean {
  return timingSafeEqual(digest(sent ?? ''), digest(secret));
}

/** Returns whether an `Authorization` header contains the secret; always false without a secret. */
export function hasBearer(header: string | undefined, secret: string | null | undefined): boolean {
  return Boolean(secret) && isSameSecret(header, `Bearer ${secret}`);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
