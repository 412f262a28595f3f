import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** After much work that will not be repeated: what it left would stay for as long as little is asked. */
export function collectGarbage(): void {
  setFlagsFromString('--expose-gc');
  const collect: unknown = runInNewContext('gc');
  if (typeof collect === 'function') collect();
}
