import { useEffect } from 'react';
import { reloadOnChunkFailure } from '@/lib/client/reload';

/** For whoever shows an error: it may be one that a new load of the page mends. */
export function useChunkReload(error: unknown) {
  useEffect(() => reloadOnChunkFailure(error), [error]);
}
