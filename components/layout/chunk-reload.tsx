'use client';

import { useEffect } from 'react';
import { reloadOnChunkFailure } from '@/lib/client/reload';

/** Watches for parts of the build that were wanted later and are not to be had (spec §2). */
export function ChunkReload() {
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('error', ({ error }) => reloadOnChunkFailure(error), { signal });
    window.addEventListener('unhandledrejection', ({ reason }) => reloadOnChunkFailure(reason), {
      signal,
    });
    return () => listening.abort();
  }, []);

  return null;
}
