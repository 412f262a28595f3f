import { useEffect, useEffectEvent } from 'react';
import { isAtHome } from '@/lib/client/page/leave-page';
import { setFlash, takeFlash } from '@/lib/navigation/flash-storage';
import { currentToken, useIsSignedIn } from '@/stores/auth';

const KEY = 'chorsu:session-end';

/** The token was refused: the home page, which loads next, says so. */
export function noteSessionEnd(): void {
  if (currentToken() !== null) setFlash(KEY, '1');
}

/** Runs once, however many calls were refused. */
export function useSessionEnd(onEnd: () => void): void {
  const isSignedIn = useIsSignedIn();
  const ended = useEffectEvent(onEnd);
  useEffect(() => {
    if (!isSignedIn && isAtHome() && takeFlash(KEY) !== null) ended();
  }, [isSignedIn]);
}
