import { setFlagsFromString } from 'node:v8';

/**
 * Garbage is collected when what lives has grown by two fifths, not to several times its size. Of a
 * request that is not rendered hardly anything outlives it, so that this costs nothing
 * (docs/decisions/147).
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=40');
}
