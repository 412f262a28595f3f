import { useEffect } from 'react';
import { reloadOnChunkFailure } from '@/lib/client/reload';

/** For error pages: a missing chunk is fixed by a reload. */
export function useChunkReload(error: unknown) {
  useEffect(() => reloadOnChunkFailure(error), [error]);
}
