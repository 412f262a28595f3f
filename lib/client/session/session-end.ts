import { useEffect, useEffectEvent } from 'react';
import { isAtHome } from '@/lib/client/page/leave-page';
import { setFlash, takeFlash } from '@/lib/navigation/flash-storage';
import { currentToken, useIsSignedIn } from '@/stores/auth';

const KEY = 'chorsu:session-end';

/**
 * Records that the API rejected the token, so that the home page can show a notice after it loads.
 */
export function noteSessionEnd(): void {
  if (currentToken() !== null) setFlash(KEY, '1');
}

/**
 * Calls `onEnd` once on the home page after a session has ended, however many requests were
 * rejected.
 */
export function useSessionEnd(onEnd: () => void): void {
  const isSignedIn = useIsSignedIn();
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isSignedIn && isAtHome() && takeFlash(KEY) !== null) ended();
  }, [isSignedIn]);
}
