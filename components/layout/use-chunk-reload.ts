import { useEffect } from 'react';
import { reloadOnChunkFailure } from '@/lib/client/reload';

export function useChunkReload(error: unknown) {
  useEffect(() => reloadOnChunkFailure(error), [error]);
}
