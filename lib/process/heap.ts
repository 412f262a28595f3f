import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After much work that will not be repeated: what it left would stay for as long as little is asked. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

/**
 * Garbage is collected when what lives has grown by two fifths, not to several times its size. Of a
 * request that is not rendered hardly anything outlives it, so that this costs nothing
 * (docs/decisions/147).
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=40');
}
