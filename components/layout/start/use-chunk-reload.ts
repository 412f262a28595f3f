import { useEffect } from 'react';
import { notifyCaught } from '@/lib/client/page/caught-errors';

export function useChunkReload(error: unknown) {
  useEffect(() => notifyCaught(error), [error]);
}
