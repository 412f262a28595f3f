import { useEffect, useEffectEvent } from 'react';
import { isAtHome } from '@/lib/client/leave-page';
import { setFlash, takeFlash } from '@/lib/navigation/flash-storage';
import { currentToken, useIsSignedIn } from '@/stores/auth';

const KEY = 'chorsu:session-end';

/** Her token is refused: remembered over the way home, where she is told why she is there. */
export function noteSessionEnd(): void {
  if (currentToken() !== null) setFlash(KEY, '1');
}

/** Once, however many calls were refused. */
export function useSessionEnd(tell: () => void): void {
  const isSignedIn = useIsSignedIn();
  const told = useEffectEvent(tell);
  useEffect(() => {
    if (!isSignedIn && isAtHome() && takeFlash(KEY) !== null) told();
  }, [isSignedIn]);
}
