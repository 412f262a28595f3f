import { timingSafeEqual } from 'node:crypto';
import { digest } from '@/api/shared/digest';

/** Whether a header `Authorization` has the secret; without a secret none has. */
export function hasSecret(header: string | undefined, secret: string | null): boolean {
  return secret !== null && timingSafeEqual(digest(header ?? ''), digest(`Bearer ${secret}`));
}
