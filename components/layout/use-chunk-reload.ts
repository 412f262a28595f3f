import { useEffect } from 'react';

/** What React has caught is no error of the window, which is where `instrumentation-client` waits. */
export function useChunkReload(error: unknown) {
  useEffect(() => {
    window.dispatchEvent(new ErrorEvent('error', { error }));
  }, [error]);
}
