import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Forces a garbage collection after large one-time work. Otherwise the memory would stay allocated
 * until the next busy period.
 */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}

/**
 * Makes V8 collect garbage when the live heap has grown by 40 %, instead of by several times its
 * size. This is cheap, because requests that need no rendering leave few objects behind (ADR 147).
 */
export function keepHeapSmall(): void {
  setFlagsFromString('--heap-growing-percent=40');
}
